export const roomCalendar = {
	nights: "Nights",
	/** Names the links to other months, for screen readers. */
	months: "Months",
	legend:
		"Each night shows its price and how many rooms are left. Bold: custom price. Choose a night to change it, then a later one to change all nights between them.",
};
