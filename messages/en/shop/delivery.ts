import { plural } from "#app/common/language/plural.ts";
export const delivery = {
	arrives: ({ day }: { day: string }) => `Arrives ${day}.`,
	arrivesBetween: ({ from, to }: { from: string; to: string }) => `Arrives ${from} – ${to}.`,
	free: "Free delivery.",
	/** "days" can be "2–3"; "count" is the highest. */
	freeInDays: ({ days, count }: { days: string; count: number }) =>
		plural(count, {
			one: `Free delivery in ${days} working day.`,
			other: `Free delivery in ${days} working days.`,
		}),
	price: ({ price }: { price: string }) => `Delivery from ${price}.`,
	priceInDays: ({ price, days, count }: { price: string; days: string; count: number }) =>
		plural(count, {
			one: `Delivery in ${days} working day from ${price}.`,
			other: `Delivery in ${days} working days from ${price}.`,
		}),
	priceOrFree: ({ price, freeFrom }: { price: string; freeFrom: string }) =>
		`Delivery from ${price}, free over ${freeFrom}.`,
	priceOrFreeInDays: ({
		price,
		freeFrom,
		days,
		count,
	}: {
		price: string;
		freeFrom: string;
		days: string;
		count: number;
	}) =>
		plural(count, {
			one: `Delivery in ${days} working day from ${price}, free over ${freeFrom}.`,
			other: `Delivery in ${days} working days from ${price}, free over ${freeFrom}.`,
		}),
};
