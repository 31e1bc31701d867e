import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const partnerRequests: Messages["partnerRequests"] = {
	accept: {
		title: "Partneranfrage annehmen",
		done: ({ email }) => `Die Anfrage ist angenommen. Wir haben eine Einladung an ${email} gesendet.`,
		gone: "Diese Anfrage gibt es nicht mehr.",
		already: ({ email }) => `Diese Anfrage ist schon angenommen: Die Einladung ging an ${email}.`,
		isHotel: ({ email }) => `${email} hat schon ein Hotelkonto. Schreiben Sie stattdessen eine Nachricht.`,
		isStaff: ({ email, role }) =>
			`${email} gehört zu einem Mitarbeiterkonto (${role}). Verwenden Sie eine andere Adresse.`,
		question: "Diese Partneranfrage annehmen?",
		lead: "Wir senden per E-Mail eine Einladung, ein Hotelkonto zu erstellen. Ihr Link gilt einmal, innerhalb von 14 Tagen.",
		button: "Annehmen und einladen",
		busy: "Wird angenommen...",
		link: "Anfrage annehmen",
	},
	goBack: "Zurück",
	again: {
		outdated: "Öffnen Sie die Anfrage noch einmal, und verwenden Sie die Schaltfläche dort.",
		done: "Wir haben eine neue Einladung gesendet. Ihr Link ersetzt den früheren.",
		notNeeded: "Diese Anfrage braucht keine Einladung mehr.",
		button: "Einladung noch einmal senden",
	},
	invitation: {
		title: "Hotelkonto erstellen",
		done: ({ market }) => `Willkommen im Partnernetzwerk von ${market}. Ihr Konto ist jetzt ein Hotelkonto.`,
		dead: "Eine Einladung gilt einmal, innerhalb von 14 Tagen. Haben Sie Ihr Hotelkonto schon erstellt, melden Sie sich an. Sonst bitten Sie uns um eine neue.",
		contact: "Kontakt aufnehmen",
		lead: ({ market, email }) =>
			`Willkommen im Partnernetzwerk von ${market}. Die Einladung gilt für ${email}.`,
		becomes:
			"Ihr Konto wird ein Hotelkonto: Sie legen damit Hotels an und verwalten ihre Buchungen. Ihre bisherigen Bestellungen und Buchungen bleiben darin.",
		button: "In Hotelkonto umwandeln",
		hasAccount:
			"Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich an, um es in ein Hotelkonto umzuwandeln.",
		create: "Hotelkonto erstellen",
		isStaff: "Ihr Konto ist ein Mitarbeiterkonto und kann kein Hotelkonto werden.",
		signedInAs: ({ email }) =>
			`Sie sind als ${email} angemeldet. Melden Sie sich ab, und öffnen Sie den Link noch einmal.`,
	},
	decline: {
		title: "Partneranfrage ablehnen",
		already: "Diese Anfrage wurde schon angenommen oder abgelehnt.",
		enterAnswer: "Geben Sie eine Antwort ein.",
		anAnswer: "Eine Antwort",
		done: "Die Anfrage ist abgelehnt und die Unterhaltung geschlossen.",
		usual: ({ market }) =>
			`Vielen Dank für Ihr Interesse am Partnernetzwerk von ${market}. Wir können Ihre Anfrage zurzeit leider nicht annehmen.`,
		question: "Diese Partneranfrage ablehnen?",
		answer: "Antwort",
		emailed: ({ email }) =>
			`Wir senden sie per E-Mail an ${email}. Die Unterhaltung wird geschlossen und öffnet sich bei einer neuen Nachricht wieder.`,
		noEmail:
			"Wir haben keine E-Mail-Adresse, geben Sie die Antwort auch selbst weiter. Die Unterhaltung wird geschlossen.",
		button: "Ablehnen und Antwort senden",
		busy: "Wird abgelehnt...",
		link: "Ablehnen",
	},
	declined: ({ date }) => `Abgelehnt am ${endSentence(date)}`,
	isAccepted: "Angenommen.",
	acceptedBy: ({ name }) => `Angenommen von ${name}.`,
	hasHotelAccount: ({ email }) => `${email} hat ein Hotelkonto.`,
	invited: ({ email }) => `Wir haben ${email} eingeladen, ein Hotelkonto zu erstellen.`,
};
