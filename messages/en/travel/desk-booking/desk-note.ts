export const deskNote = {
	saved: "The note is saved.",
	title: "Add note",
};
