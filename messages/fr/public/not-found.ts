import type { Messages } from "#messages/en/index.ts";

export const notFound: Messages["notFound"] = {
	address: {
		title: "Adresse non valide",
		text: "Cette adresse web n’est pas valide. Vérifiez-la et réessayez, ou partez de la page d’accueil.",
	},
	method: {
		title: "Méthode non autorisée",
		text: "Une page de ce site peut être lue, et certaines reçoivent des formulaires. Rien d’autre n’est possible.",
	},
};
