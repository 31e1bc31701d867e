import type { Messages } from "#messages/en/index.ts";

export const ownBookings: Messages["ownBookings"] = {
	title: "Ihre Buchungen",
	none: {
		text: "Bestellungen und Buchungen, die Sie angemeldet aufgeben, erscheinen hier, ebenso die, die Sie als Gast mit Ihrer bestätigten E-Mail-Adresse aufgegeben haben.",
		title: "Noch keine Buchungen",
	},
	shop: "Im Shop stöbern",
	hotels: "Hotel finden",
	move: "Umzug buchen",
	allLists: "Alle Listen anzeigen",
	messages: "Nachrichten",
	stays: "Aufenthalte",
	orders: "Bestellungen",
	moves: "Umzüge",
	acceptPrice: "Preis annehmen",
	payNow: ({ amount }) => `Jetzt ${amount} zahlen`,
	viewOrCancel: "Ansehen oder stornieren",
	view: "Ansehen",
	ordered: ({ date }) => `Bestellt am ${date}`,
	viewOrChange: "Ansehen oder ändern",
	dateAt: ({ date, time }) => `${date} um ${time}`,
	moveTo: "nach",
};
