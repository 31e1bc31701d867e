import type { Messages } from "#messages/en/index.ts";

export const contact: Messages["contact"] = {
	enterMessage: "Saisissez votre message.",
	title: "Nous contacter",
	description: ({ market }) => `Contactez ${market}. Nous lisons chaque message et répondons par e-mail.`,
	thanks: ({ address }) => `Merci de votre message. Nous répondrons à ${address}.`,
	lead: "Nous lisons chaque message et répondons par e-mail.",
	name: "Votre nom",
	messageHint:
		"1 000 caractères maximum. Indiquez votre numéro de commande ou de réservation si vous en avez un.",
	send: "Envoyer le message",
	faster: "Une aide plus rapide",
	track: {
		text: "Consultez son statut actuel et son historique.",
		title: "Où en est ma commande ou réservation ?",
		link: "Suivre une commande ou une réservation",
	},
	data: {
		text: "Dans votre profil, ou par e-mail si vous n’avez pas de compte.",
		title: "Comment télécharger ou supprimer mes données ?",
		link: "Obtenir ou effacer vos données",
	},
	partner: {
		text: "Nous travaillons avec des hôtels, des transporteurs et des vendeurs.",
		title: ({ market }) => `Comment vendre ou louer sur ${market} ?`,
		link: "Devenir partenaire",
	},
};
