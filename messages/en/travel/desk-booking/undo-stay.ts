export const undoStay = {
	busy: "Working...",
	checkIn: {
		button: "Undo check-in",
		consequence: "The booking goes back to Confirmed.",
		done: "Check-in undone. The booking is confirmed again.",
		verb: "undo check-in",
		question: ({ name }: { name: string }) => `Undo check-in for ${name}?`,
	},
	checkOut: {
		button: "Undo check-out",
		consequence: "The booking goes back to Checked in, and its remaining nights are no longer on sale.",
		done: "Check-out undone. The guest is checked in again.",
		verb: "undo check-out",
		question: ({ name }: { name: string }) => `Undo check-out for ${name}?`,
	},
	notAllowed: "You can undo a check-in or check-out on the day that you record it, not later.",
	taken: "Some of the remaining nights have been booked or blocked since the check-out.",
	/** This and the next two stand after “Failed to”. */
	verb: "undo",
	/** After the consequence. */
	notNotified: "The guest is not notified.",
};
