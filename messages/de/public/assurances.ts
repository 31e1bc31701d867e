import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const assurances: Messages["assurances"] = {
	payments: "Zahlen, wie Sie möchten",
	freeDelivery: "Kostenloser Versand",
	returnHint: "Senden Sie Produkte ohne Angabe von Gründen zurück.",
	reviewsHint: "Nur wer bei uns gekauft hat, übernachtet hat oder umgezogen ist, kann eine schreiben.",
	from: ({ price }) => `Ab ${price}`,
	fromFreeOver: ({ price, limit }) => `Ab ${price}, kostenlos ab ${limit}`,
	delivery: ({ days, count }) =>
		plural(count, { one: `Lieferung in ${days} Werktag`, other: `Lieferung in ${days} Werktagen` }),
	returns: ({ days }) =>
		plural(days, { one: `${days} Tag Rückgaberecht`, other: `${days} Tage Rückgaberecht` }),
	moreReviews: ({ reviews }) => `Über ${reviews}`,
};
