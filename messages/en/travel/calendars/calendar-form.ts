export const calendarForm = {
	openAgain: "Open the page again and send the form from there.",
	enterName: "Enter a name for the calendar.",
	/** In a sentence about its length. */
	aName: "A name",
	tooLong: "The address must be 1,000 characters or fewer.",
	enterAddress: "Enter the calendar’s address, or choose a file.",
	either: "Use either an address or a file, not both.",
	title: "Import a calendar",
	name: "Name",
	nameHint: "For example, the site it comes from.",
	address: "Calendar address",
	addressHint: "The iCal link from the other site. We read it every 30 minutes.",
	file: "Calendar file",
	fileHint: "Instead of an address: an .ics file of up to 2 MB, read once.",
	freeHint: "Google and Apple mark all-day events as free unless you change it.",
	button: "Import calendar",
	busy: "Importing...",
};
