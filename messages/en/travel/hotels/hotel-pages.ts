export const hotelPages = {
	pages: {
		details: "Details",
		map: "Map",
		photos: "Photos",
		rooms: "Rooms",
		seller: "Seller details",
		team: "Team",
	},
	back: "Your hotels",
	role: ({ label }: { label: string }) => `Your role: ${label}`,
	view: "View public page",
	/** For screen readers. */
	label: "Hotel pages",
	archived: "Archived",
	title: "Hotel",
	saved: ({ name }: { name: string }) => `${name} is saved.`,
	save: "Save hotel",
	history: "History",
};
