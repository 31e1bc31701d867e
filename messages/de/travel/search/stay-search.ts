import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "Reiseziel",
	placeholder: "Ort oder Hotel",
	checkIn: "Anreise",
	checkOut: "Abreise",
	adults: "Erwachsene",
	children: "Kinder",
	rooms: "Zimmer",
	ages: "Alter der Kinder in Jahren",
	child: ({ number }) => `Kind ${number}`,
	/** In place of an age that is not chosen yet. */
	age: "Alter",
	agesMissing: "Geben Sie das Alter der Kinder ein, um den genauen Preis zu sehen.",
	updatePrice: "Preis aktualisieren",
};
