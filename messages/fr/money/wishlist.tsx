import type { Messages } from "#messages/en/index.ts";

export const wishlist: Messages["wishlist"] = {
	view: "Voir la liste d’envies",
	full: ({ max }) => `Votre liste d’envies peut contenir ${max} articles au maximum. Retirez-en un d’abord.`,
	title: "Votre liste d’envies",
	none: {
		text: "Pour ajouter un article, choisissez « Mettre de côté » sur sa page ou dans votre panier. Pour ajouter un hôtel, choisissez son cœur.",
		title: "Votre liste d’envies est vide",
	},
	products: "Produits",
	hotels: "Hôtels",
	signIn: ({ link }) => (
		<>Enregistré dans ce navigateur. {link("Connectez-vous")} pour la voir sur tous vos appareils.</>
	),
};
