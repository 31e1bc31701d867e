import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelResults: Messages["hotelResults"] = {
	rankedFirst: {
		recommended: ({ max }) => `Voici les ${max} hôtels les plus recommandés.`,
		price: ({ max }) => `Voici les ${max} hôtels les moins chers.`,
		rating: ({ max }) => `Voici les ${max} hôtels les mieux notés par les voyageurs.`,
		stars: ({ max }) => `Voici les ${max} hôtels avec le plus d’étoiles.`,
	},
	enterDestination: "Saisissez une destination pour voir tous ses hôtels.",
	description: ({ heading }) =>
		`${heading} : comparez les chambres par prix total, étoiles et note des voyageurs.`,
	inPlace: ({ place }) => `Hôtels : ${place}`,
	forDestination: ({ destination }) => `Hôtels pour « ${destination} »`,
	title: "Hôtels",
	change: ({ rest }) => <>Modifier{rest(" la recherche")}</>,
	search: "Rechercher",
	chooseDates: "Choisissez vos dates pour voir les chambres disponibles et les prix totaux.",
	corrected: ({ place }) => <>Aucune correspondance exacte. Voici les résultats pour {place}.</>,
	views: {
		list: "Liste",
		map: "Carte",
	},
	available: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} hôtel disponible`,
			other: `${formatCount(count)} hôtels disponibles`,
		}),
	view: "Affichage",
};
