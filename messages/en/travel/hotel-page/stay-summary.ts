export const staySummary = {
	/** For screen readers. */
	label: "Your stay",
	noRooms: "No rooms available",
	chooseDatesText: "Choose dates to see the total price.",
	seeRooms: "See rooms",
	changeDates: "Change dates",
	chooseDates: "Choose dates",
};
