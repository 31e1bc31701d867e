import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const assurances: Messages["assurances"] = {
	payments: "Pague como preferir",
	freeDelivery: "Entrega grátis",
	returnHint: "Devolva produtos sem indicar um motivo.",
	reviewsHint: "Só quem comprou, ficou alojado ou mudou de casa connosco pode escrever uma.",
	from: ({ price }) => `Desde ${price}`,
	fromFreeOver: ({ price, limit }) => `Desde ${price}, grátis acima de ${limit}`,
	delivery: ({ days, count }) =>
		plural(count, { one: `Entrega em ${days} dia útil`, other: `Entrega em ${days} dias úteis` }),
	returns: ({ days }) =>
		plural(days, { one: `${days} dia para devolver`, other: `${days} dias para devolver` }),
	moreReviews: ({ reviews }) => `Mais de ${reviews}`,
};
