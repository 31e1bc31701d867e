import type { Messages } from "#messages/en/index.ts";

export const views: Messages["views"] = {
	label: "Ansichten",
	save: "Ansicht speichern",
	delete: "Ansicht löschen",
	more: "Weitere Ansichten",
};
