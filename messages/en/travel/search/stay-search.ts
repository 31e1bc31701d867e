export const staySearch = {
	destination: "Destination",
	placeholder: "City or hotel",
	checkIn: "Check-in",
	checkOut: "Check-out",
	adults: "Adults",
	children: "Children",
	rooms: "Rooms",
};
