import type { Messages } from "#messages/en/index.ts";

export const deliverySettings: Messages["deliverySettings"] = {
	priceIn: ({ currency }) => `Prix en ${currency}`,
	freeForOrdersFrom: "Gratuite pour les commandes à partir de",
	countries: "Pays",
	active: "Actif",
	title: "Livraison",
	daysBetween: ({ from, to }) => `${from}–${to} jours`,
	andMore: ({ countries, count }) => `${countries} et ${count} de plus`,
	deliveryMethod: "Mode de livraison",
	minimumWorkingDays: "Jours ouvrés minimum",
	maximumWorkingDays: "Jours ouvrés maximum",
	positionList: "Position dans la liste",
	nameHint: "Affiché aux clients lors de la commande.",
	countriesHint:
		"Noms ou codes à deux lettres, séparés par des virgules, par exemple Canada, US. Laissez vide pour tous les pays.",
	activeHint: "Les clients peuvent le choisir lors de la commande.",
	method: "Mode",
	free: "Gratuite dès",
	days: "Jours",
	orderHint: "Les clients voient les modes de livraison dans cet ordre.",
	emptyText: "Ajoutez un mode de livraison pour que les clients puissent commander.",
	allCountries: "Tous les pays",
};
