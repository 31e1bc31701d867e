import type { Messages } from "#messages/en/index.ts";

export const replyTemplates: Messages["replyTemplates"] = {
	delete: {
		title: "Antwortvorlage löschen",
		done: "Die Antwortvorlage ist gelöscht.",
		question: ({ name }) => `${name} löschen?`,
		lead: "Nachrichten, die damit gesendet wurden, bleiben erhalten. Das kann nicht rückgängig gemacht werden.",
	},
	title: "Antwortvorlagen",
	one: "Antwortvorlage",
	nameTaken: "Eine andere Antwortvorlage hat diesen Namen. Geben Sie einen anderen ein.",
	full: ({ max }) =>
		`Es gibt schon ${max} Antwortvorlagen. Löschen Sie eine, bevor Sie eine neue hinzufügen.`,
	text: "Text",
	nameHint: "Nur Sie und Ihre Kollegen sehen ihn.",
	lead: "Antworten zum Einfügen in eine Nachricht. Der Name des Kunden und die Nummer werden eingesetzt.",
	none: "Schreiben Sie eine Antwort einmal, und fügen Sie sie in jede Unterhaltung ein.",
	actions: ({ name }) => `Aktionen für ${name}`,
	enterName: "Geben Sie einen Namen ein.",
	enterText: "Geben Sie den Text ein.",
	theText: "Der Text",
	noHotels: "Sie haben noch keine Hotels. Antwortvorlagen gehören zu einem Hotel.",
	textHint:
		"{name} wird zum Namen des Kunden, {number} zur Nummer der Bestellung, des Aufenthalts oder des Umzugs.",
};
