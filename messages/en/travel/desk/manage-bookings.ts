export const manageBookings = {
	title: "Manage bookings",
	none: "You have no bookings yet. New bookings appear here automatically.",
};
