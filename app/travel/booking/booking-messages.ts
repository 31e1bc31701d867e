/** Why a room can't be booked, besides reasons of the stay. */
export const BOOKING_REFUSALS = {
	no_stay: "These dates can’t be booked. Choose other dates.",
	look_again: "Review the price and terms below, then confirm again.",
	nothing_stored: "Your booking was not saved. Try again.",
	too_many: "Too many bookings were made with this email address. Wait an hour, or contact us.",
	repeated: "You have already booked this stay.",
} as const;
