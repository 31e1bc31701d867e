import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const delivery: Messages["delivery"] = {
	arrives: ({ day }) => `Entrega prevista: ${day}.`,
	arrivesBetween: ({ from, to }) => `Entrega prevista: ${from} – ${to}.`,
	free: "Entrega grátis.",
	freeInDays: ({ days, count }) =>
		plural(count, {
			one: `Entrega grátis em ${days} dia útil.`,
			other: `Entrega grátis em ${days} dias úteis.`,
		}),
	price: ({ price }) => `Entrega desde ${price}.`,
	priceInDays: ({ price, days, count }) =>
		plural(count, {
			one: `Entrega em ${days} dia útil desde ${price}.`,
			other: `Entrega em ${days} dias úteis desde ${price}.`,
		}),
	priceOrFree: ({ price, freeFrom }) => `Entrega desde ${price}, grátis acima de ${freeFrom}.`,
	priceOrFreeInDays: ({ price, freeFrom, days, count }) =>
		plural(count, {
			one: `Entrega em ${days} dia útil desde ${price}, grátis acima de ${freeFrom}.`,
			other: `Entrega em ${days} dias úteis desde ${price}, grátis acima de ${freeFrom}.`,
		}),
};
