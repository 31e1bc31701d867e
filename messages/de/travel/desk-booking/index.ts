export { bookingActions } from "./booking-actions.ts";
export { bookingChange } from "./booking-change.tsx";
export { deskDates } from "./desk-dates.ts";
export { deskNote } from "./desk-note.ts";
export { deskPayment } from "./desk-payment.ts";
export { keepBooking } from "./keep-booking.ts";
export { managedBooking } from "./managed-booking.tsx";
export { undoStay } from "./undo-stay.ts";
