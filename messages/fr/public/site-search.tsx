import type { Messages } from "#messages/en/index.ts";

export const siteSearch: Messages["siteSearch"] = {
	results: ({ query }) => `Résultats pour « ${query} »`,
	nothing: ({ query }) => `Aucun résultat pour « ${query} »`,
	what: "Que recherchez-vous ?",
	hotels: "Hôtels",
	tryOther: "Essayez d’autres mots ou moins de mots.",
	hint: "Utilisez la recherche en haut de la page pour trouver des produits, des hôtels et des villes.",
	hotelsIn: ({ city }) => `Hôtels à ${city}`,
	categoriesAndCities: "Catégories et villes",
	products: "Produits",
	categories: "Catégories",
	cities: "Villes",
	all: "Voir tous les résultats",
	from: ({ price }) => <>À partir de {price}</>,
};
