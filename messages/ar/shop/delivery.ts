import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

const inDays = (days: string, count: number) =>
	plural(count, {
		one: "خلال يوم عمل واحد",
		two: days.includes("–") ? `خلال ${days} يوم عمل` : "خلال يومي عمل",
		few: `خلال ${days} أيام عمل`,
		many: `خلال ${days} يوم عمل`,
		other: `خلال ${days} يوم عمل`,
	});

export const delivery: Messages["delivery"] = {
	arrives: ({ day }) => `يصل ${day}.`,
	arrivesBetween: ({ from, to }) => `يصل بين ${from} و${to}.`,
	free: "توصيل مجاني.",
	freeInDays: ({ days, count }) => `توصيل مجاني ${inDays(days, count)}.`,
	price: ({ price }) => `التوصيل ابتداءً من ${price}.`,
	priceInDays: ({ price, days, count }) => `التوصيل ${inDays(days, count)} ابتداءً من ${price}.`,
	priceOrFree: ({ price, freeFrom }) => `التوصيل ابتداءً من ${price}، ومجاني للطلبات فوق ${freeFrom}.`,
	priceOrFreeInDays: ({ price, freeFrom, days, count }) =>
		`التوصيل ${inDays(days, count)} ابتداءً من ${price}، ومجاني للطلبات فوق ${freeFrom}.`,
};
