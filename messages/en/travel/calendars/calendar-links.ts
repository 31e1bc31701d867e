export const calendarLinks = {
	replaced: "The calendar links are replaced. The old ones no longer work.",
	question: "Replace the calendar links?",
	button: "Replace links",
	busy: "Replacing...",
	consequence:
		"Sites that use the old links no longer see this room’s bookings until you give them a new link.",
	none: "There is no calendar at this address.",
	title: "Export this room’s calendar",
	intro:
		"Copy a link to the other sites that sell this room, or to your own calendar. It shows which nights are booked, not who booked them.",
	all: "Every booking and block",
	allHint:
		"One event for each booked room. Use it if you have one room of this type, or if the other site counts rooms.",
	full: "Fully booked nights only",
	fullHint: "Use it if you have several rooms of this type and the other site sells them as one.",
	replaceIntro:
		"If someone else got a link, replace all links of this room. The old ones stop working at once.",
	replace: "Replace links",
};
