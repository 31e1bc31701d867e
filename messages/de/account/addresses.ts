import type { Messages } from "#messages/en/index.ts";

export const addresses: Messages["addresses"] = {
	delete: {
		title: "Adresse löschen",
		done: "Die Adresse ist gelöscht.",
		question: "Diese Adresse löschen?",
		button: "Adresse löschen",
		lead: ({ name, line1 }) => `${name}, ${line1}. Bestellungen an diese Adresse behalten sie.`,
	},
	changeTitle: "Adresse ändern",
	addTitle: "Adresse hinzufügen",
	full: ({ max }) => `Sie können bis zu ${max} Adressen speichern. Löschen Sie zuerst eine.`,
	saved: "Die Adresse ist gespeichert.",
	changed: "Die Adresse ist geändert.",
	title: "Ihre Adressen",
	button: "Adresse speichern",
	lead: "Gespeicherte Adressen stehen an der Kasse zur Auswahl.",
	none: "Noch keine gespeicherten Adressen. Fügen Sie hier eine hinzu, oder speichern Sie eine an der Kasse.",
	deleteLink: "Löschen…",
};
