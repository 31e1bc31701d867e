import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const assurances: Messages["assurances"] = {
	payments: "Paga como quieras",
	freeDelivery: "Envío gratis",
	returnHint: "Devuelve los productos sin dar motivos.",
	reviewsHint: "Solo puede escribirlas quien ha comprado, se ha alojado o se ha mudado con nosotros.",
	from: ({ price }) => `Desde ${price}`,
	fromFreeOver: ({ price, limit }) => `Desde ${price}, gratis a partir de ${limit}`,
	delivery: ({ days, count }) =>
		plural(count, { one: `Entrega en ${days} día laborable`, other: `Entrega en ${days} días laborables` }),
	returns: ({ days }) =>
		plural(days, { one: `${days} día para devolver`, other: `${days} días para devolver` }),
	moreReviews: ({ reviews }) => `Más de ${reviews}`,
};
