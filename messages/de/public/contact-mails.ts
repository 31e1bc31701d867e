import type { Messages } from "#messages/en/index.ts";

export const contactMails: Messages["contactMails"] = {
	inboxLink: "Im Posteingang öffnen",
	partner: {
		subject: ({ name }) => `Partneranfrage von ${name}`,
		body: ({ name, market }) => `${name} möchte dem Partnernetzwerk von ${market} beitreten.`,
		contact: "Kontakt",
	},
	message: {
		subject: ({ name }) => `Nachricht von ${name}`,
		body: ({ name }) =>
			`${name} hat eine Nachricht über die Kontaktseite gesendet. Antworten Sie im Posteingang oder auf diese E-Mail.`,
	},
	received: {
		subject: "Wir haben Ihre Nachricht erhalten",
		body: ({ market }) =>
			`Vielen Dank für Ihre Nachricht an ${market}. Wir haben sie erhalten und antworten an diese E-Mail-Adresse.`,
		ignore: "Haben Sie uns nicht geschrieben, ignorieren Sie diese E-Mail.",
	},
};
