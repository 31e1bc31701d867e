import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const delivery: Messages["delivery"] = {
	arrives: ({ day }) => `Livraison prévue : ${endSentence(day)}`,
	arrivesBetween: ({ from, to }) => `Livraison prévue : ${from} – ${endSentence(to)}`,
	free: "Livraison gratuite.",
	freeInDays: ({ days, count }) =>
		plural(count, {
			one: `Livraison gratuite sous ${days} jour ouvré.`,
			other: `Livraison gratuite sous ${days} jours ouvrés.`,
		}),
	price: ({ price }) => `Livraison à partir de ${price}.`,
	priceInDays: ({ price, days, count }) =>
		plural(count, {
			one: `Livraison sous ${days} jour ouvré à partir de ${price}.`,
			other: `Livraison sous ${days} jours ouvrés à partir de ${price}.`,
		}),
	priceOrFree: ({ price, freeFrom }) => `Livraison à partir de ${price}, gratuite dès ${freeFrom}.`,
	priceOrFreeInDays: ({ price, freeFrom, days, count }) =>
		plural(count, {
			one: `Livraison sous ${days} jour ouvré à partir de ${price}, gratuite dès ${freeFrom}.`,
			other: `Livraison sous ${days} jours ouvrés à partir de ${price}, gratuite dès ${freeFrom}.`,
		}),
};
