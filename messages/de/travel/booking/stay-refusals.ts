import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayRefusals: Messages["stayRefusals"] = {
	notForSale: "Dieses Zimmer ist nicht mehr verfügbar.",
	rateNotOffered: "Dieser Tarif ist für diese Daten nicht verfügbar. Wählen Sie einen anderen Tarif.",
	noNights: "Die Abreise muss nach der Anreise liegen.",
	past: ({ date }) =>
		`${date} liegt nach der Ortszeit des Hotels in der Vergangenheit. Wählen Sie ein späteres Datum.`,
	tooLateToday: ({ until }) =>
		`Das Hotel nimmt Buchungen für heute Nacht bis ${until} (Ortszeit des Hotels) an. Wählen Sie ein späteres Datum.`,
	tooFar: ({ last }) => `Zimmer sind bis ${last} buchbar. Wählen Sie frühere Daten.`,
	tooShort: ({ date, nights }) => `Mindestaufenthalt ab ${date}: ${nights}.`,
	tooLong: ({ nights }) => `Höchstaufenthalt: ${nights}.`,
	noArrival: ({ date }) => `Keine Anreise am ${endSentence(date)}`,
	noDeparture: ({ date }) => `Keine Abreise am ${endSentence(date)}`,
	closed: ({ dates }) => `Geschlossen am ${endSentence(dates)}`,
	full: ({ dates }) => `Ausgebucht am ${endSentence(dates)}`,
	fewer: ({ rooms, dates }) => `Weniger als ${rooms} verfügbar am ${endSentence(dates)}`,
	dates: ({ shown, last }) => `${shown} und ${last}`,
	tooManyGuests: ({ limit, rooms }) =>
		plural(limit, {
			one: `Höchstens ${limit} Gast in ${rooms}. Wählen Sie mehr Zimmer.`,
			other: `Höchstens ${limit} Gäste in ${rooms}. Wählen Sie mehr Zimmer.`,
		}),
	tooManyAdults: ({ limit, rooms }) =>
		plural(limit, {
			one: `Höchstens ${limit} Erwachsener in ${rooms}. Wählen Sie mehr Zimmer.`,
			other: `Höchstens ${limit} Erwachsene in ${rooms}. Wählen Sie mehr Zimmer.`,
		}),
	moreDates: ({ dates, count }) =>
		plural(count, {
			one: `${dates} und ${count} weitere Nacht`,
			other: `${dates} und ${count} weitere Nächte`,
		}),
};
