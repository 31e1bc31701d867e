import type { Messages } from "#messages/en/index.ts";

export const pageTitles: Messages["pageTitles"] = {
	noConnection: "Pas de connexion",
	wrong: "Une erreur s’est produite",
	notFound: "Page introuvable",
	unavailable: "Réessayez dans un instant",
	denied: "Accès refusé",
};
