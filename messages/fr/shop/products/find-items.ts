import type { Messages } from "#messages/en/index.ts";

export const findItems: Messages["findItems"] = {
	left: ({ count }) => `${count} en stock`,
	findHint: "Rechercher par SKU ou nom",
	find: "Rechercher",
	noMatch: "Aucun article en vente ne correspond à cette recherche.",
	tooManyMatches: "Il y a d’autres résultats. Précisez le nom ou le SKU.",
	stock: "En stock",
	outStock: "En rupture de stock",
};
