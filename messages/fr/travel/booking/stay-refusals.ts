import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const stayRefusals: Messages["stayRefusals"] = {
	notForSale: "Cette chambre n’est plus disponible.",
	rateNotOffered: "Ce tarif n’est pas disponible pour ces dates. Choisissez un autre tarif.",
	noNights: "Le départ doit être postérieur à l’arrivée.",
	past: ({ date }) => `Le ${date} est déjà passé à l’hôtel. Choisissez une date ultérieure.`,
	tooLateToday: ({ until }) =>
		`L’hôtel accepte les réservations pour cette nuit jusqu’à ${until}, heure de l’hôtel. Choisissez une date ultérieure.`,
	tooFar: ({ last }) =>
		`Vous pouvez réserver des chambres jusqu’au ${endSentence(last)} Choisissez des dates plus proches.`,
	tooShort: ({ date, nights }) => `Séjour minimum à partir du ${date} : ${nights}.`,
	tooLong: ({ nights }) => `Séjour maximum : ${nights}.`,
	noArrival: ({ date }) => `Pas d’arrivée le ${endSentence(date)}`,
	noDeparture: ({ date }) => `Pas de départ le ${endSentence(date)}`,
	closed: ({ dates }) => `Fermé : ${endSentence(dates)}`,
	full: ({ dates }) => `Complet : ${endSentence(dates)}`,
	fewer: ({ rooms, dates }) => `Moins de ${rooms} disponibles : ${endSentence(dates)}`,
	dates: ({ shown, last }) => `${shown} et ${last}`,
	tooManyGuests: ({ limit, rooms }) =>
		plural(limit, {
			one: `${limit} voyageur maximum pour ${rooms}. Choisissez plus de chambres.`,
			other: `${limit} voyageurs maximum pour ${rooms}. Choisissez plus de chambres.`,
		}),
	tooManyAdults: ({ limit, rooms }) =>
		plural(limit, {
			one: `${limit} adulte maximum pour ${rooms}. Choisissez plus de chambres.`,
			other: `${limit} adultes maximum pour ${rooms}. Choisissez plus de chambres.`,
		}),
	moreDates: ({ dates, count }) =>
		plural(count, { one: `${dates} et ${count} autre nuit`, other: `${dates} et ${count} autres nuits` }),
};
