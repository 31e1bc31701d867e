import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const contactMails: Messages["contactMails"] = {
	inboxLink: "Ouvrir dans la boîte de réception",
	partner: {
		subject: ({ name }) => `Demande de partenariat ${de(name)}`,
		body: ({ name, market }) => `${name} souhaite rejoindre le réseau de partenaires ${market}.`,
		contact: "Contact",
	},
	message: {
		subject: ({ name }) => `Message ${de(name)}`,
		body: ({ name }) =>
			`${name} a envoyé un message depuis la page de contact. Répondez dans la boîte de réception ou à cet e-mail.`,
	},
	received: {
		subject: "Nous avons reçu votre message",
		body: ({ market }) =>
			`Merci d’avoir contacté ${market}. Nous avons reçu votre message et répondrons à cette adresse e-mail.`,
		ignore: "Si vous ne nous avez pas contactés, ignorez cet e-mail.",
	},
};
