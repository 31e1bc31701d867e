import type { Messages } from "#messages/en/index.ts";

export const home: Messages["home"] = {
	title: "Boutique, hôtels et véhicules de déménagement",
	description:
		"Achetez des produits, réservez des chambres d’hôtel et louez des véhicules de déménagement avec un seul compte.",
	sale: "En promotion",
	bestSellers: "Meilleures ventes",
	categories: "Acheter par catégorie",
	destinations: "Destinations populaires",
	hotels: "Hôtels à la une",
	viewed: "Vus récemment",
	search: {
		products: "Produits",
		stays: "Séjours",
		moves: "Déménagements",
		label: "Rechercher",
		shop: "Rechercher dans la boutique",
		placeholder: "Lampe, linge de lit, mug…",
	},
	steps: {
		find: {
			title: "Trouvez",
			text: "Cherchez des produits et des hôtels, ou obtenez un prix pour votre déménagement.",
		},
		book: {
			title: "Réservez",
			text: "Consultez le total et les conditions avant de les accepter. Aucun compte n’est nécessaire.",
		},
		follow: {
			title: "Suivez",
			text: "Votre numéro affiche chaque étape et permet d’annuler en ligne.",
		},
		title: "Comment ça marche",
	},
	partner: {
		question: "Vous avez un hôtel, des véhicules ou des produits à proposer ?",
		text: ({ market }) => `Touchez de nouveaux clients sur ${market}.`,
		link: "Devenir partenaire",
	},
	hero: ({ line }) => <>Achetez. Réservez. {line}Déménagez.</>,
};
