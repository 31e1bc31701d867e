export { hotelActions } from "./hotel-actions.ts";
export { hotelDecisionMail } from "./hotel-decision-mail.ts";
export { hotelOwner } from "./hotel-owner.ts";
export { refusedHotel } from "./refused-hotel.ts";
export { reviewChecks } from "./review-checks.ts";
