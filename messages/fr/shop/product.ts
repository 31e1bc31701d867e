import type { Messages } from "#messages/en/index.ts";

export const product: Messages["product"] = {
	stock: {
		soldOut: "En rupture de stock",
		left: ({ left }) => `Plus que ${left} en stock`,
		inStock: "En stock",
	},
	returns: ({ days }) => `Retours acceptés pendant ${days} jours après la livraison, sans justification.`,
	soldOutOption: "(en rupture de stock)",
	outOfStock: "En rupture de stock",
	noReviews: "Aucun avis pour l’instant. Vous pourrez en rédiger un après réception de votre commande.",
	goesWellWith: "À associer avec",
	youMayAlsoLike: "Vous aimerez aussi",
	recentlyViewed: "Vus récemment",
	sizeGuide: "Guide des tailles",
};
