export const sectionForm = {
	photos: "Photos",
	adding: "Adding...",
	saving: "Saving...",
	/** Names the list of sections, for screen readers. */
	sections: "Sections of this form",
	onThisPage: "On this page",
	goBack: "Go back",
	working: "Working...",
	reason: "Reason",
};
