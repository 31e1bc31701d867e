/** Why a room can't be booked, beside what speaks against the stay. */
export const BOOKING_REFUSALS = {
	no_stay: "These days can’t be booked. Choose others.",
	look_again: "Look at the price and the terms below, then press the button again.",
	nothing_stored: "Your booking was not stored. Please press the button again.",
	too_many: "Too many bookings were made with this e-mail address. Please wait an hour, or write to us.",
	repeated: "This stay is booked already.",
} as const;
