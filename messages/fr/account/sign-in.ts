import type { Messages } from "#messages/en/index.ts";

export const signIn: Messages["signIn"] = {
	deadLink: "Ce lien ne fonctionne plus",
	signOut: "Se déconnecter",
	signingOut: "Déconnexion...",
	forgotBrowser: "Ce navigateur n’affiche plus vos commandes et réservations. Suivez-les avec leur numéro.",
	signedOut: "Votre session est fermée.",
	noLongerWorks: "Ce lien ne fonctionne plus.",
};
