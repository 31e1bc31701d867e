export const stayList = {
	toConfirm: "To confirm",
	arrivingToday: "Arriving today",
	left: ({ time, until }: { time: string; until: string }) => `${time} left, until ${until}`,
	walkIn: "Walk-in",
	guest: "Guest",
	title: "Room bookings",
	status: "Status",
	hotel: "Hotel",
	checkInFrom: "Check-in from",
	checkInUntil: "Check-in until",
	placeholder: "Number, name, email…",
	intro: "Dates and times are in the hotel’s time zone.",
	empty: {
		title: "No bookings yet",
		filtered: "No bookings match these filters",
	},
	booking: "Booking",
	stay: "Stay",
	notConfirmed: "Email address not confirmed",
	total: "Total",
	/** When a guest without a reservation came. */
	bookedAtDesk: ({ booked }: { booked: string }) => `${booked}, walk-in`,
	/** By role. */
	none: {
		User: "You have not booked a room yet. Your bookings appear here.",
		Hotel: "You have no bookings yet. New bookings appear here automatically.",
		Admin: "There are no bookings yet. New bookings appear here automatically.",
		SuperAdmin: "There are no bookings yet. New bookings appear here automatically.",
	},
};
