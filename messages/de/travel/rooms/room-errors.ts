import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomErrors: Messages["roomErrors"] = {
	tooManyAdults: ({ sleeps }) =>
		plural(sleeps, {
			one: `Das Zimmer ist für ${sleeps} Person. Geben Sie höchstens ${sleeps} Erwachsenen ein.`,
			other: `Das Zimmer ist für ${sleeps} Personen. Geben Sie höchstens ${sleeps} Erwachsene ein.`,
		}),
	tooManyGuests: ({ sleeps }) =>
		plural(sleeps, {
			one: `Das Zimmer ist für ${sleeps} Person. Geben Sie höchstens ${sleeps} Gast ein.`,
			other: `Das Zimmer ist für ${sleeps} Personen. Geben Sie höchstens ${sleeps} Gäste ein.`,
		}),
	maxBelowMin: "Der Höchstaufenthalt darf nicht kürzer als der Mindestaufenthalt sein.",
	name: "Geben Sie den Namen des Zimmers ein.",
	aName: "Ein Name",
	aDescription: "Eine Beschreibung",
	quantity: "Geben Sie die Anzahl der Zimmer dieses Typs ein.",
	beds: "Geben Sie die Betten ein, zum Beispiel 1 Doppelbett.",
	theBeds: "Der Text zu den Betten",
	sleeps: "Geben Sie ein, für wie viele Gäste das Zimmer ist.",
	maxAdults: "Geben Sie die höchste Zahl der Erwachsenen ein.",
	guestsIncluded: "Geben Sie ein, wie viele Gäste im Preis enthalten sind.",
	aPrice: "Ein Preis",
	price: "Geben Sie den Preis pro Nacht ein. Er kann 0 sein.",
	aWeekendPrice: "Ein Wochenendpreis",
	extraGuestPrice: "Der Preis für einen weiteren Gast",
	minNights: "Geben Sie den Mindestaufenthalt ein, ab 1 Nacht.",
	maxNights: "Geben Sie den Höchstaufenthalt ein, bis 90 Nächte.",
	size: "Geben Sie die Größe in ganzen Quadratmetern ein, zum Beispiel 24.",
	quantityRange: ({ min, max }) => `Die Anzahl der Zimmer liegt zwischen ${min} und ${max}.`,
	guestsRange: ({ min, max }) => `Die Anzahl der Gäste liegt zwischen ${min} und ${max}.`,
	adultsRange: ({ min, max }) => `Die Anzahl der Erwachsenen liegt zwischen ${min} und ${max}.`,
	minNightsRange: ({ min, max }) => `Der Mindestaufenthalt liegt zwischen ${min} und ${max} Nächten.`,
	maxNightsRange: ({ min, max }) => `Der Höchstaufenthalt liegt zwischen ${min} und ${max} Nächten.`,
	tooFewRooms: ({ nights, least }) =>
		`Mehr Zimmer sind gebucht oder gesperrt: ${nights}. Geben Sie mindestens ${least} ein, oder machen Sie diese Nächte zuerst frei.`,
	tooFewRoomsMore: ({ nights, count, least }) =>
		plural(count, {
			one: `Mehr Zimmer sind gebucht oder gesperrt: ${nights} und ${count} weitere Nacht. Geben Sie mindestens ${least} ein, oder machen Sie diese Nächte zuerst frei.`,
			other: `Mehr Zimmer sind gebucht oder gesperrt: ${nights} und ${count} weitere Nächte. Geben Sie mindestens ${least} ein, oder machen Sie diese Nächte zuerst frei.`,
		}),
};
