import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const assurances: Messages["assurances"] = {
	payments: "Payez comme vous voulez",
	freeDelivery: "Livraison gratuite",
	returnHint: "Renvoyez vos produits sans justification.",
	reviewsHint: "Seules les personnes ayant acheté, séjourné ou déménagé avec nous peuvent en rédiger.",
	from: ({ price }) => `À partir de ${price}`,
	fromFreeOver: ({ price, limit }) => `À partir de ${price}, gratuite dès ${limit}`,
	delivery: ({ days, count }) =>
		plural(count, { one: `Livraison sous ${days} jour ouvré`, other: `Livraison sous ${days} jours ouvrés` }),
	returns: ({ days }) =>
		plural(days, { one: `${days} jour pour changer d’avis`, other: `${days} jours pour changer d’avis` }),
	moreReviews: ({ reviews }) => `Plus de ${reviews}`,
};
