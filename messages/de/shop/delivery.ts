import { endSentence } from "#app/common/language/in-sentence.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const delivery: Messages["delivery"] = {
	arrives: ({ day }) => `Lieferung ${endSentence(day)}`,
	arrivesBetween: ({ from, to }) => `Lieferung ${from} – ${endSentence(to)}`,
	free: "Kostenloser Versand.",
	freeInDays: ({ days, count }) =>
		plural(count, {
			one: `Kostenloser Versand in ${days} Werktag.`,
			other: `Kostenloser Versand in ${days} Werktagen.`,
		}),
	price: ({ price }) => `Versand ab ${price}.`,
	priceInDays: ({ price, days, count }) =>
		plural(count, {
			one: `Lieferung in ${days} Werktag ab ${price}.`,
			other: `Lieferung in ${days} Werktagen ab ${price}.`,
		}),
	priceOrFree: ({ price, freeFrom }) => `Versand ab ${price}, kostenlos ab ${freeFrom}.`,
	priceOrFreeInDays: ({ price, freeFrom, days, count }) =>
		plural(count, {
			one: `Lieferung in ${days} Werktag ab ${price}, kostenlos ab ${freeFrom}.`,
			other: `Lieferung in ${days} Werktagen ab ${price}, kostenlos ab ${freeFrom}.`,
		}),
};
