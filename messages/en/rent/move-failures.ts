/** What could not be done with a moving booking: follows "Failed to". */
export const moveFailures = {
	confirm: "confirm booking",
	reject: "reject booking",
	deliver: "deliver booking",
	cancel: "cancel booking",
	reschedule: "reschedule booking",
	delete: "delete booking",
	show: "show the booking",
	waive: "waive the deposit",
	acceptPrice: "accept the price",
	undoStep: "undo the step",
	saveAnswer: "save the answer",
};
