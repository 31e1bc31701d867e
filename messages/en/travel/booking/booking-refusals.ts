export const bookingRefusals = {
	noStay: "These dates can’t be booked. Choose other dates.",
	lookAgain: "Review the price and terms below, then confirm again.",
	notOnTeam: "You no longer work for this hotel, so you can’t book its rooms.",
	notSaved: "Your booking was not saved. Try again.",
	tooMany: "Too many bookings were made with this email address. Wait an hour, or contact us.",
	repeated: "You have already booked this stay.",
};
