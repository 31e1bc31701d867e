import type { Messages } from "#messages/en/index.ts";

export const confirmEmail: Messages["confirmEmail"] = {
	title: "Confirmez votre adresse e-mail",
	done: ({ email }) => `Adresse e-mail confirmée : ${email}`,
	notConfirmed: "Votre adresse e-mail n’est pas confirmée",
	otherAccount:
		"Ce lien appartient à un autre compte. Déconnectez-vous, puis connectez-vous avec ce compte et rouvrez le lien.",
	taken:
		"Un autre compte utilise maintenant cette adresse e-mail. Votre compte conserve son adresse actuelle.",
	another: "Choisir une autre adresse",
	newTitle: "Confirmez votre nouvelle adresse e-mail",
	newLead: "Vous vous connecterez avec cette adresse, et nous y enverrons nos e-mails.",
	lead: "Les commandes et réservations effectuées avec cette adresse sans compte seront ajoutées à votre compte.",
	button: "Confirmer l’adresse e-mail",
	deadLink:
		"Un lien fonctionne une fois et pendant une durée limitée, et un lien plus récent le remplace. Si vous avez déjà confirmé votre adresse, vous n’avez rien à faire.",
	settings: "Aller aux paramètres d’e-mail",
};
