export const dialogs = {
	goBack: "Go back",
	tones: {
		success: "Done",
		info: "Note",
		error: "Problem",
	},
	/** `what` is what could not be done: "confirm the order". */
	failedTo: ({ what, reason }: { what: string; reason: string }) => `Failed to ${what}: ${reason}`,
	dismiss: "Dismiss",
	forgetBrowser: "Not you? Forget this browser",
	forgetting: "Forgetting...",
	saveNote: "Save note",
};
