import type { Messages } from "#messages/en/index.ts";

export const confirmStay: Messages["confirmStay"] = {
	metaTitle: "Buchung bestätigen",
	confirmed: "Ihre E-Mail-Adresse ist bestätigt.",
	until: ({ until }) =>
		`Bestätigen Sie bis ${until} (Ortszeit des Hotels), dass diese E-Mail-Adresse Ihnen gehört. Andernfalls verfällt die Buchung, und Sie zahlen nichts.`,
	intro: "Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.",
	busy: "Wird bestätigt...",
	requestTitle: ({ hotel }) => `Bestätigen Sie Ihre Anfrage: ${hotel}`,
	bookingTitle: ({ hotel }) => `Bestätigen Sie Ihre Buchung: ${hotel}`,
	confirmRequest: "Anfrage bestätigen",
	confirmBooking: "Buchung bestätigen",
};
