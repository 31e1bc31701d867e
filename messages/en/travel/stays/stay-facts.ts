export const stayFacts = {
	stay: "Stay",
	checkIn: "Check-in",
	checkOut: "Check-out",
	guests: "Guests",
	requests: "Requests",
};
