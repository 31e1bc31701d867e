export const views = {
	label: "Views",
	save: "Save view",
	delete: "Delete view",
	more: "More views",
};
