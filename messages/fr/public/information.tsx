import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const information: Messages["information"] = {
	since: ({ since }) => `En vigueur depuis le ${since}`,
	onThisPage: "Sur cette page",
	privacy: {
		title: "Confidentialité",
		lead: "Nous ne conservons que les données nécessaires à votre compte, vos commandes et vos réservations. Nous ne les vendons jamais et n’utilisons pas de traceurs.",
		description: ({ market }) =>
			`Quelles données personnelles ${market} conserve, pourquoi et pendant combien de temps, quels cookies nous utilisons et comment supprimer vos données.`,
	},
	about: {
		title: "Qui sommes-nous",
		description: ({ market }) =>
			`${market} est une place de marché avec une boutique, des chambres d’hôtel et des véhicules de déménagement, et un seul compte pour les trois.`,
		heading: ({ market }) => `À propos ${de(market)}`,
		lead: "Achetez, réservez des chambres d’hôtel et louez des véhicules de déménagement avec un seul compte.",
	},
	comingSoon: {
		title: "Bientôt disponible",
		description: ({ market }) => `Ce qui arrive sur ${market}, et ce qui est disponible dès aujourd’hui.`,
		shop: {
			title: "Boutique",
			text: "Des produits avec photos, tailles et stock en direct. Commandez avec ou sans compte.",
			link: "Acheter",
		},
		hotels: {
			title: "Chambres d’hôtel",
			text: "Recherchez par destination, dates et voyageurs. Chaque résultat affiche le prix total de votre séjour.",
			link: "Trouver un hôtel",
		},
		moves: {
			title: "Véhicules de déménagement",
			text: "Un camion ou une camionnette devant chez vous, à la date et à l’heure de votre choix.",
			link: "Réserver un déménagement",
		},
		lead: "Ce service n’est pas encore disponible. Découvrez ce que vous pouvez déjà utiliser.",
		today: "Disponible dès aujourd’hui",
		more: ({ partner, contact }) => (
			<>
				Vous avez un hôtel, des véhicules ou des produits à proposer ? {partner("Devenez partenaire")}. Il
				vous manque quelque chose ? {contact("Contactez-nous")}.
			</>
		),
	},
	delivery: {
		title: "Livraison",
		description: ({ market }) =>
			`Comment ${market} livre : le prix, le délai et les pays de chaque mode de livraison.`,
		lead: "Vous choisissez la livraison lors de la commande et voyez son prix avant de commander.",
		none: "Nous ne livrons pas encore.",
		daysTo: ({ days, countries }) => `${days}, vers ${countries}`,
		everyCountry: "tous les pays",
		workingDays: ({ link }) => (
			<>
				Les jours ouvrés vont du lundi au vendredi. Le premier est le lendemain de votre commande ou, si vous
				payez d’avance, de la réception de votre paiement. Vous pouvez suivre votre colis sur{" "}
				{link("Suivre une commande")}.
			</>
		),
		freeOver: ({ price, limit }) => `${price}, gratuite dès ${limit}`,
		days: ({ days, count }) => plural(count, { one: `${days} jour ouvré`, other: `${days} jours ouvrés` }),
	},
	help: {
		title: "Aide",
		description: ({ market }) =>
			`Comment suivre, modifier, annuler et payer vos commandes et réservations sur ${market}.`,
		lead: "Commandes, chambres d’hôtel et déménagements : comment les suivre, les modifier, les annuler et les payer.",
	},
	returns: {
		title: "Retours",
		description: ({ market }) => `Comment retourner ce que vous avez acheté sur ${market}, et jusqu’à quand.`,
		lead: ({ days }) =>
			`Renvoyez vos produits dans les ${days} jours suivant la livraison, sans justification.`,
	},
	terms: {
		title: "Conditions",
		description: ({ market }) =>
			`Les conditions d’utilisation ${de(market)} : commandes, réservations, annulations, rétractation et remboursements.`,
		lead: ({ market }) =>
			`Ces conditions s’appliquent lorsque vous utilisez ${market} pour acheter, réserver une chambre d’hôtel ou un véhicule de déménagement.`,
	},
};
