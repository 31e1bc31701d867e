import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const partnerRequests: Messages["partnerRequests"] = {
	accept: {
		title: "Accepter une demande de partenariat",
		done: ({ email }) => `La demande est acceptée. Nous avons envoyé une invitation à ${email}.`,
		gone: "Cette demande n’existe plus.",
		already: ({ email }) => `Cette demande est déjà acceptée : l’invitation a été envoyée à ${email}.`,
		isHotel: ({ email }) => `${email} a déjà un compte hôtel. Écrivez-lui plutôt.`,
		isStaff: ({ email, role }) =>
			`${email} appartient à un compte du personnel (${role}). Utilisez une autre adresse.`,
		question: "Accepter cette demande de partenariat ?",
		lead: "Nous envoyons par e-mail une invitation à ouvrir un compte hôtel. Son lien est utilisable une fois, sous 14 jours.",
		button: "Accepter et inviter",
		busy: "Acceptation...",
		link: "Accepter la demande",
	},
	goBack: "Revenir",
	again: {
		outdated: "Rouvrez la demande et appuyez sur le bouton.",
		done: "Nous avons envoyé une nouvelle invitation. Son lien remplace le précédent.",
		notNeeded: "Cette demande n’a plus besoin d’invitation.",
		button: "Renvoyer l’invitation",
	},
	invitation: {
		title: "Ouvrir un compte hôtel",
		done: ({ market }) =>
			`Bienvenue dans le réseau de partenaires ${market}. Votre compte est maintenant un compte hôtel.`,
		dead: "Une invitation est utilisable une fois, sous 14 jours. Si vous avez déjà ouvert votre compte hôtel, connectez-vous. Sinon, demandez-nous une nouvelle invitation.",
		contact: "Nous contacter",
		lead: ({ market, email }) =>
			`Bienvenue dans le réseau de partenaires ${market}. L’invitation est destinée à ${email}.`,
		becomes:
			"Votre compte devient un compte hôtel : il vous permet de proposer des hôtels et de gérer leurs réservations. Vos commandes et réservations y restent.",
		button: "En faire un compte hôtel",
		hasAccount: "Cette adresse a déjà un compte. Connectez-vous pour en faire un compte hôtel.",
		create: "Créer un compte hôtel",
		isStaff: "Votre compte est un compte du personnel et ne peut donc pas devenir un compte hôtel.",
		signedInAs: ({ email }) => `Vous utilisez le compte ${email}. Déconnectez-vous, puis rouvrez le lien.`,
	},
	decline: {
		title: "Refuser une demande de partenariat",
		already: "Cette demande a déjà été acceptée ou refusée.",
		enterAnswer: "Saisissez une réponse.",
		anAnswer: "Une réponse",
		done: "La demande est refusée et la conversation fermée.",
		usual: ({ market }) =>
			`Merci de votre intérêt pour le réseau de partenaires ${market}. Nous ne pouvons pas accepter votre demande pour le moment.`,
		question: "Refuser cette demande de partenariat ?",
		answer: "Réponse",
		emailed: ({ email }) =>
			`Nous l’envoyons par e-mail à ${email}. La conversation se ferme, et se rouvre en cas de réponse.`,
		noEmail:
			"Nous n’avons pas d’adresse e-mail, informez donc aussi cette personne vous-même. La conversation se ferme.",
		button: "Refuser et envoyer",
		busy: "Refus...",
		link: "Refuser",
	},
	declined: ({ date }) => `Refusée le ${endSentence(date)}`,
	isAccepted: "Acceptée.",
	acceptedBy: ({ name }) => `Acceptée par ${name}.`,
	hasHotelAccount: ({ email }) => `${email} a un compte hôtel.`,
	invited: ({ email }) => `Nous avons invité ${email} à ouvrir un compte hôtel.`,
};
