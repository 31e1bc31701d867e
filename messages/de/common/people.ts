import type { Messages } from "#messages/en/index.ts";

export const people: Messages["people"] = {
	erased: "Gelöschter Kunde",
	erasedTitle: "Die Daten des Kunden wurden gelöscht",
	deleted: "Gelöschtes Konto",
	deletedTitle: "Das Konto wurde gelöscht",
};
