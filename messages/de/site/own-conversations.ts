import type { Messages } from "#messages/en/index.ts";

export const ownConversations: Messages["ownConversations"] = {
	meta: "Nachrichten",
	replyEmailed: "Bei einer Antwort erhalten Sie eine E-Mail.",
	ask: ({ name }) => `Stellen Sie ${name} eine Frage. Bei einer Antwort erhalten Sie eine E-Mail.`,
	times: ({ clock }) => `Uhrzeiten: ${clock}.`,
	most: "Bis zu 1.000 Zeichen.",
	title: "Ihre Nachrichten",
	lead: "Nachrichten zu Ihren Bestellungen, Aufenthalten und Umzügen und andere Nachrichten an uns.",
	bookings: "Ihre Buchungen",
	none: {
		text: "Haben Sie eine Frage zu einer Bestellung, einem Aufenthalt oder einem Umzug, öffnen Sie die Seite dazu, und wählen Sie „Nachrichten“.",
		title: "Noch keine Nachrichten",
	},
	caption: "Nachrichten",
	about: "Thema",
	last: "Letzte Nachricht",
	new: "Neu",
	newCount: ({ count }) => `${count} neu`,
	titles: {
		partner: () => "Ihre Partneranfrage",
		contact: ({ market }) => `Ihre Nachricht an ${market}`,
		order: ({ number }) => `Nachrichten zur Bestellung ${number}`,
		stay: ({ number }) => `Nachrichten zum Aufenthalt ${number}`,
		move: ({ number }) => `Nachrichten zum Umzug ${number}`,
	},
};
