import type { Messages } from "#messages/en/index.ts";

export const roomFields: Messages["roomFields"] = {
	name: "Name des Zimmers",
	description: "Beschreibung",
	quantity: "Anzahl der Zimmer",
	beds: "Betten",
	sizeSqm: "Größe",
	sleeps: "Personen",
	maxAdults: "Erwachsene höchstens",
	guestsIncluded: "Gäste im Preis enthalten",
	price: "Preis pro Nacht",
	weekendPrice: "Freitag und Samstag",
	extraGuestPrice: "Preis pro weiterem Gast",
	minNights: "Mindestaufenthalt",
	maxNights: "Höchstaufenthalt",
};
