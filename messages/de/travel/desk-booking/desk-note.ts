import type { Messages } from "#messages/en/index.ts";

export const deskNote: Messages["deskNote"] = {
	saved: "Die Notiz ist gespeichert.",
	title: "Notiz hinzufügen",
};
