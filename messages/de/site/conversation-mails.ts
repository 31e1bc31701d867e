import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const conversationMails: Messages["conversationMails"] = {
	toCustomer: {
		link: "Lesen und antworten",
		after:
			"Verwenden Sie zum Antworten den Link. Antworten auf diese E-Mail kommen nicht in die Unterhaltung.",
		subject: {
			contact: ({ from }) => `${from} hat auf Ihre Nachricht geantwortet`,
			partner: ({ from }) => `${from} hat auf Ihre Partneranfrage geantwortet`,
			order: ({ from, number }) => `${from} hat zu Ihrer Bestellung ${number} geschrieben`,
			stay: ({ from, number }) => `${from} hat zu Ihrem Aufenthalt ${number} geschrieben`,
			move: ({ from, number }) => `${from} hat zu Ihrem Umzug ${number} geschrieben`,
		},
		body: {
			contact: ({ from }) => `${from} hat auf Ihre Nachricht geantwortet.`,
			partner: ({ from }) => `${from} hat Ihnen eine Nachricht zu Ihrer Partneranfrage gesendet.`,
			order: ({ from, number }) => `${from} hat Ihnen eine Nachricht zu Ihrer Bestellung ${number} gesendet.`,
			stay: ({ from, number }) => `${from} hat Ihnen eine Nachricht zu Ihrem Aufenthalt ${number} gesendet.`,
			move: ({ from, number }) => `${from} hat Ihnen eine Nachricht zu Ihrem Umzug ${number} gesendet.`,
		},
	},
	toDesk: {
		link: "Im Posteingang öffnen",
		subject: {
			contact: ({ from }) => `${from} hat zu einer Nachricht von der Kontaktseite geschrieben`,
			partner: ({ from }) => `${from} hat zu einer Partneranfrage geschrieben`,
			order: ({ from, number }) => `${from} hat zur Bestellung ${number} geschrieben`,
			stay: ({ from, number }) => `${from} hat zum Aufenthalt ${number} geschrieben`,
			move: ({ from, number }) => `${from} hat zum Umzug ${number} geschrieben`,
		},
		body: {
			contact: ({ from }) => `${from} hat eine Nachricht zu einer Nachricht von der Kontaktseite gesendet.`,
			partner: ({ from }) => `${from} hat eine Nachricht zu einer Partneranfrage gesendet.`,
			order: ({ from, number }) => `${from} hat eine Nachricht zur Bestellung ${number} gesendet.`,
			stay: ({ from, number }) => `${from} hat eine Nachricht zum Aufenthalt ${number} gesendet.`,
			move: ({ from, number }) => `${from} hat eine Nachricht zum Umzug ${number} gesendet.`,
		},
	},
	invitation: {
		subject: ({ market }) => `Willkommen im Partnernetzwerk von ${market}`,
		accepted: ({ market }) => `Wir haben Ihre Anfrage zum Partnernetzwerk von ${market} angenommen.`,
		body: "Erstellen Sie ein Hotelkonto mit dieser E-Mail-Adresse. Danach können Sie Ihr Hotel und seine Zimmer anlegen. Wir prüfen es, bevor Gäste es buchen können.",
		link: "Hotelkonto erstellen",
		once: ({ days }) => `Sie können den Link einmal verwenden, innerhalb von ${days} Tagen.`,
		ignore: "Haben Sie keine Anfrage gesendet, ignorieren Sie diese E-Mail.",
	},
	photos: ({ count }) => plural(count, { one: "Sie enthält 1 Bild.", other: `Sie enthält ${count} Bilder.` }),
};
