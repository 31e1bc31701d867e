export const progress = {
	label: "Progress",
	now: "Now",
	notYet: "Not yet",
};
