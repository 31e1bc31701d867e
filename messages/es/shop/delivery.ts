import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const delivery: Messages["delivery"] = {
	arrives: ({ day }) => `Llega el ${day}.`,
	arrivesBetween: ({ from, to }) => `Llega entre el ${from} y el ${to}.`,
	free: "Envío gratis.",
	freeInDays: ({ days, count }) =>
		plural(count, {
			one: `Envío gratis en ${days} día laborable.`,
			other: `Envío gratis en ${days} días laborables.`,
		}),
	price: ({ price }) => `Envío desde ${price}.`,
	priceInDays: ({ price, days, count }) =>
		plural(count, {
			one: `Envío en ${days} día laborable desde ${price}.`,
			other: `Envío en ${days} días laborables desde ${price}.`,
		}),
	priceOrFree: ({ price, freeFrom }) => `Envío desde ${price}, gratis a partir de ${freeFrom}.`,
	priceOrFreeInDays: ({ price, freeFrom, days, count }) =>
		plural(count, {
			one: `Envío en ${days} día laborable desde ${price}, gratis a partir de ${freeFrom}.`,
			other: `Envío en ${days} días laborables desde ${price}, gratis a partir de ${freeFrom}.`,
		}),
};
