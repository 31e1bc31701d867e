export const dialogs = {
	goBack: "Go back",
	tones: {
		success: "Done",
		info: "Note",
		error: "Problem",
	},
	dismiss: "Dismiss",
	forgetBrowser: "Not you? Forget this browser",
	forgetting: "Forgetting...",
	saveNote: "Save note",
};
