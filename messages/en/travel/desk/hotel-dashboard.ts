export const hotelDashboard = {
	title: "Hotel dashboard",
	clocks: "Dates and times are in each hotel’s time zone.",
	noHotelsText: "Add a hotel and its rooms. After we approve it, bookings appear here.",
	noHotels: "No hotels yet",
	addHotel: "Add your hotel",
	choose: "Choose a hotel to see its availability.",
	chooseFigures: "Choose a hotel to see its availability, and its figures.",
};
