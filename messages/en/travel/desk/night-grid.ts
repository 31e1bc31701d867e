export const nightGrid = {
	title: ({ hotel }: { hotel: string }) => `Available rooms at ${hotel}`,
	intro: "Available rooms of each type for the next 14 nights.",
	/** Names the list of colors, for screen readers. */
	colors: "Colors",
	/** For screen readers. */
	label: ({ hotel }: { hotel: string }) => `Available rooms at ${hotel}, by night`,
	room: "Room",
	state: {
		free: "Free",
		few: "Few left",
		full: "Full",
		blocked: "Blocked or closed",
	},
	closedWithBookings: ({ booked }: { booked: number }) => `closed, ${booked} booked`,
	left: ({ left, total }: { left: number; total: number }) => `${left} of ${total}`,
	/** In a cell; so are the next two. */
	closed: "closed",
	blocked: "blocked",
	full: "full",
};
