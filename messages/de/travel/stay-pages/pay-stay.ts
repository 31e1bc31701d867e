import type { Messages } from "#messages/en/index.ts";

export const payStay: Messages["payStay"] = {
	newDatesTitle: "Für neue Reisedaten zahlen",
	title: "Online bezahlen",
	newDates: ({ amount, until, stay }) =>
		`Zahlen Sie ${amount} bis ${until}, Ortszeit des Hotels, um Ihre Reisedaten zu ändern: ${stay}. Bis dahin wird das Zimmer für Sie freigehalten. Zahlen Sie nicht, bleibt Ihre Buchung, wie sie ist.`,
	text: ({ amount, until }) =>
		`Zahlen Sie ${amount} bis ${until}, Ortszeit des Hotels, um das Zimmer zu behalten.`,
	unreachable: "Wir erreichen unseren Zahlungsdienstleister zurzeit nicht. Ihre Buchung ist gespeichert.",
	retry: "Erneut versuchen",
	busy: "Neuer Versuch...",
	button: ({ amount }) => `Jetzt ${amount} zahlen`,
};
