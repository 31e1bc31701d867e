export const stayFacts = {
	stay: "Stay",
	checkIn: "Check-in",
	checkOut: "Check-out",
	guests: "Guests",
	requests: "Requests",
	status: "Status",
	hotel: "Hotel",
	room: "Room",
	rate: "Rate",
	total: "Total",
};
