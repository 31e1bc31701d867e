export const ownBookings = {
	title: "Your bookings",
	none: {
		text: "Orders and bookings you make while signed in appear here, and so do those you made as a guest with your confirmed email address.",
		title: "No bookings yet",
	},
	shop: "Browse the shop",
	hotels: "Find a hotel",
	move: "Book a move",
	allLists: "Show all lists",
	messages: "Messages",
	stays: "Stays",
	orders: "Orders",
	moves: "Moves",
	acceptPrice: "Accept the price",
	payNow: ({ amount }: { amount: string }) => `Pay ${amount} now`,
	viewOrCancel: "View or cancel",
	view: "View",
	ordered: ({ date }: { date: string }) => `Ordered ${date}`,
	viewOrChange: "View or change",
	dateAt: ({ date, time }: { date: string; time: string }) => `${date} at ${time}`,
	/** Between two addresses. */
	moveTo: "to",
};
