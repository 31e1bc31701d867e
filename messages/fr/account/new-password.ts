import type { Messages } from "#messages/en/index.ts";

export const newPassword: Messages["newPassword"] = {
	tooShort: ({ min }) => `Choisissez un mot de passe d’au moins ${min} caractères.`,
	oneCharacter: "Ce mot de passe répète un seul caractère. Choisissez-en un autre.",
	common: "Ce mot de passe est trop courant et facile à deviner. Choisissez-en un autre.",
	title: "Choisir un nouveau mot de passe",
	changed:
		"Mot de passe modifié. Tous vos appareils ont été déconnectés. Connectez-vous avec votre nouveau mot de passe.",
	deadLink: "Un lien fonctionne une fois, pendant 1 heure. Votre mot de passe n’a pas changé.",
	newLink: "Obtenir un nouveau lien",
	lead: ({ email }) => `Pour ${email}. Tous vos appareils seront déconnectés.`,
	label: "Nouveau mot de passe",
	button: "Modifier le mot de passe",
	busy: "Modification...",
};
