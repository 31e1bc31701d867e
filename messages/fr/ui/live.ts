import type { Messages } from "#messages/en/index.ts";

export const live: Messages["live"] = {
	asOf: "Situation à",
	states: {
		live: ", en direct",
		shared: ", actualisation toutes les 20 secondes",
		lost: ", connexion perdue, nouvelle tentative",
		late: ", échec de l’actualisation, nouvelle tentative",
	},
	changed: "Modifié, afficher",
	refresh: "Actualiser",
	sessionEnded: "Votre session a expiré.",
	noAccess: "Votre compte n’a plus accès à cette page.",
	failed: ({ reason }) => `Échec de l’authentification : ${reason}`,
	signIn: "Se connecter",
	loading: "Chargement",
	noUpdates: "Les mises à jour en direct ne sont pas disponibles",
	noStorage: "Le stockage du navigateur n’est pas disponible",
	unknownError: "erreur inconnue",
	page: {
		lost: ({ time }) => `Connexion perdue, nouvelle tentative. Dernière mise à jour : ${time}.`,
		late: ({ time }) =>
			`Cette page n’a pas pu être actualisée, nouvelle tentative. Dernière mise à jour : ${time}.`,
		held: ({ time }) =>
			`Cette page a changé. La modification apparaîtra dès que vous quitterez le lien ou le formulaire que vous utilisez. Dernière mise à jour : ${time}.`,
	},
	notStarted: ({ reason }) => `Échec de l’initialisation : ${reason}. Consultez la console.`,
	news: ({ count }) => (count > 1 ? `${count} nouveautés, afficher` : `${count} nouveauté, afficher`),
};
