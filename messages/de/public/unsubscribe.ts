import type { Messages } from "#messages/en/index.ts";

export const unsubscribe: Messages["unsubscribe"] = {
	title: "Bewertungsanfragen",
	againDone: "Sie erhalten wieder Bewertungsanfragen.",
	done: "Sie erhalten keine Bewertungsanfragen mehr.",
	question: "Bewertungsanfragen abbestellen?",
	offTitle: "Bewertungsanfragen sind aus",
	lead: "Nach einem Aufenthalt bitten wir per E-Mail um eine Bewertung. E-Mails zu Ihren Bestellungen und Buchungen erhalten Sie weiterhin.",
	offLead:
		"Wir senden keine Bewertungsanfragen mehr an Ihre E-Mail-Adresse. E-Mails zu Ihren Bestellungen und Buchungen erhalten Sie weiterhin.",
	button: "Abbestellen",
	again: "Wieder abonnieren",
};
