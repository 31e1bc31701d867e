import type { Messages } from "#messages/en/index.ts";

export const deskNote: Messages["deskNote"] = {
	saved: "La note est enregistrée.",
	title: "Ajouter une note",
};
