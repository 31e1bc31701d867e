import type { Messages } from "#messages/en/index.ts";

export const contact: Messages["contact"] = {
	enterMessage: "Geben Sie Ihre Nachricht ein.",
	title: "Kontakt",
	description: ({ market }) =>
		`Schreiben Sie an ${market}. Wir lesen jede Nachricht und antworten per E-Mail.`,
	thanks: ({ address }) => `Vielen Dank für Ihre Nachricht. Wir antworten an ${address}.`,
	lead: "Wir lesen jede Nachricht und antworten per E-Mail.",
	name: "Ihr Name",
	messageHint: "Bis zu 1.000 Zeichen. Geben Sie Ihre Bestell- oder Buchungsnummer an, wenn Sie eine haben.",
	send: "Nachricht senden",
	faster: "Schnellere Hilfe",
	track: {
		text: "Sehen Sie den aktuellen Status und den Verlauf.",
		title: "Wo ist meine Bestellung oder Buchung?",
		link: "Bestellung oder Buchung verfolgen",
	},
	data: {
		text: "In Ihrem Profil, oder per E-Mail, wenn Sie kein Konto haben.",
		title: "Wie kann ich meine Daten herunterladen oder löschen?",
		link: "Ihre Daten abrufen oder löschen",
	},
	partner: {
		text: "Wir arbeiten mit Hotels, Umzugsunternehmen und Händlern.",
		title: ({ market }) => `Wie kann ich bei ${market} verkaufen oder vermieten?`,
		link: "Partner werden",
	},
};
