export const roomPages = {
	back: ({ hotel }: { hotel: string }) => `Rooms of ${hotel}`,
	/** For screen readers. */
	label: "Room pages",
	details: "Details",
	photos: "Photos",
	calendar: "Prices and closures",
	calendars: "Other calendars",
	title: "Room",
	saved: ({ name }: { name: string }) => `${name} is saved.`,
	save: "Save room",
};
