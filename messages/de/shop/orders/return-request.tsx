import type { Messages } from "#messages/en/index.ts";

export const returnRequest: Messages["returnRequest"] = {
	quantityHint: ({ left, quantity, paid }) =>
		`Menge (höchstens ${left}). Sie haben ${quantity} für ${paid} bestellt.`,
	fromOrder: ({ number }) => <>Aus Bestellung {number}. Wir antworten per E-Mail mit der Rücksendeadresse.</>,
	returnItems: "Artikel zurücksenden",
	requested: "Wir haben Ihre Anfrage erhalten und antworten bald.",
	getBack: "Sie erhalten zurück",
	showAmount: "Betrag anzeigen",
	refundRule:
		"Wir erstatten, was Sie nach Rabatten für die Artikel bezahlt haben. Senden Sie die ganze Bestellung zurück, erstatten wir auch den Versand.",
	why: "Warum?",
	wrong: "Was stimmt nicht?",
	problemHint: "Erforderlich, wenn mit dem Artikel etwas nicht stimmt.",
	goBack: "Zurück",
	requestReturn: "Rücksendung anfragen",
};
