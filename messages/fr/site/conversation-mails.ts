import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const conversationMails: Messages["conversationMails"] = {
	toCustomer: {
		link: "Lire et répondre",
		after:
			"Pour répondre, utilisez le lien. Les réponses à cet e-mail ne sont pas ajoutées à la conversation.",
		subject: {
			contact: ({ from }) => `${from} a répondu à votre message`,
			partner: ({ from }) => `${from} a répondu à votre demande de partenariat`,
			order: ({ from, number }) => `${from} vous a écrit au sujet de votre commande ${number}`,
			stay: ({ from, number }) => `${from} vous a écrit au sujet de votre séjour ${number}`,
			move: ({ from, number }) => `${from} vous a écrit au sujet de votre déménagement ${number}`,
		},
		body: {
			contact: ({ from }) => `${from} vous a envoyé un message au sujet de votre message.`,
			partner: ({ from }) => `${from} vous a envoyé un message au sujet de votre demande de partenariat.`,
			order: ({ from, number }) => `${from} vous a envoyé un message au sujet de votre commande ${number}.`,
			stay: ({ from, number }) => `${from} vous a envoyé un message au sujet de votre séjour ${number}.`,
			move: ({ from, number }) =>
				`${from} vous a envoyé un message au sujet de votre déménagement ${number}.`,
		},
	},
	toDesk: {
		link: "Ouvrir dans la boîte de réception",
		subject: {
			contact: ({ from }) => `${from} a écrit au sujet d’un message de la page de contact`,
			partner: ({ from }) => `${from} a écrit au sujet d’une demande de partenariat`,
			order: ({ from, number }) => `${from} a écrit au sujet de la commande ${number}`,
			stay: ({ from, number }) => `${from} a écrit au sujet du séjour ${number}`,
			move: ({ from, number }) => `${from} a écrit au sujet du déménagement ${number}`,
		},
		body: {
			contact: ({ from }) => `${from} a envoyé un message au sujet d’un message de la page de contact.`,
			partner: ({ from }) => `${from} a envoyé un message au sujet d’une demande de partenariat.`,
			order: ({ from, number }) => `${from} a envoyé un message au sujet de la commande ${number}.`,
			stay: ({ from, number }) => `${from} a envoyé un message au sujet du séjour ${number}.`,
			move: ({ from, number }) => `${from} a envoyé un message au sujet du déménagement ${number}.`,
		},
	},
	invitation: {
		subject: ({ market }) => `Bienvenue dans le réseau de partenaires ${market}`,
		accepted: ({ market }) =>
			`Nous avons accepté votre demande d’adhésion au réseau de partenaires ${market}.`,
		body: "Ouvrez un compte hôtel avec cette adresse e-mail. Vous pourrez ensuite proposer votre hôtel et ses chambres. Nous le vérifions avant que les clients puissent le réserver.",
		link: "Ouvrir un compte hôtel",
		once: ({ days }) => `Vous pouvez utiliser le lien une fois, sous ${days} jours.`,
		ignore: "Si vous n’avez pas envoyé de demande, ignorez cet e-mail.",
	},
	photos: ({ count }) =>
		plural(count, { one: "Il comprend 1 photo.", other: `Il comprend ${count} photos.` }),
};
