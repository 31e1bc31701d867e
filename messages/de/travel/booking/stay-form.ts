import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayForm: Messages["stayForm"] = {
	rooms: ({ max }) => `Wählen Sie 1 bis ${max} Zimmer.`,
	noAdult: "Wählen Sie mindestens 1 Erwachsenen.",
	adults: "Geben Sie die Anzahl der Erwachsenen als Zahl ein, zum Beispiel 2.",
	children: "Geben Sie die Anzahl der Kinder als Zahl ein, zum Beispiel 0.",
	ages: ({ max }) => `Geben Sie das Alter jedes Kindes in ganzen Jahren ein, von 0 bis ${max}.`,
	checkIn: {
		missing: "Wählen Sie ein Anreisedatum.",
		invalid: "Geben Sie ein gültiges Datum ein, zum Beispiel 2026-12-04.",
		past: ({ date }) => `${date} liegt in der Vergangenheit. Wählen Sie heute oder ein späteres Datum.`,
	},
	checkOut: {
		missing: "Wählen Sie ein Abreisedatum.",
		invalid: "Geben Sie ein gültiges Datum ein, zum Beispiel 2026-12-07.",
		noNight: "Ein Aufenthalt hat mindestens 1 Nacht. Wählen Sie ein späteres Abreisedatum.",
		before: "Die Abreise muss nach der Anreise liegen.",
		tooLong: ({ nights, max }) =>
			`Das sind ${nights} Nächte. Ein Aufenthalt kann bis zu ${max} haben. Wählen Sie ein früheres Abreisedatum.`,
		tooFar: ({ last }) => `Zimmer sind bis ${last} buchbar. Wählen Sie ein früheres Datum.`,
	},
	tooManyGuests: ({ rooms, max }) =>
		plural(rooms, {
			one: `${rooms} Zimmer ist für bis zu ${max} Gäste. Wählen Sie weniger Gäste oder mehr Zimmer.`,
			other: `${rooms} Zimmer sind für bis zu ${max} Gäste. Wählen Sie weniger Gäste oder mehr Zimmer.`,
		}),
};
