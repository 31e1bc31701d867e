import type { Messages } from "#messages/en/index.ts";

export const signUp: Messages["signUp"] = {
	chooseKind: "Choisissez un type de compte.",
	title: "Créer un compte",
	exists: "Un compte existe déjà avec cette adresse e-mail. Connectez-vous plutôt.",
	personal: "Particulier",
	personalHint: "Acheter, réserver des hôtels et des véhicules de déménagement",
	hotelHint: "Proposer des chambres et gérer les réservations",
	lead: "Un seul compte pour les achats, les hôtels et les déménagements. Vous pouvez aussi commander et réserver sans compte.",
	kind: "Type de compte",
	button: "Créer un compte",
	busy: "Création...",
	hasAccount: "Vous avez déjà un compte ?",
	welcome: ({ market, name }) => `Bienvenue sur ${market}, ${name}.`,
	welcomeConfirm: ({ market, name, email }) =>
		`Bienvenue sur ${market}, ${name}. Confirmez votre adresse e-mail avec le lien envoyé à ${email}.`,
	hotel: "Hôtel",
};
