import type { Messages } from "#messages/en/index.ts";

export const orderReceived: Messages["orderReceived"] = {
	number: "Bestellnummer",
	payBefore: "Zahlen bis",
	subject: ({ number }) => `Wir haben Ihre Bestellung erhalten (${number})`,
	intro: ({ number }) => `Vielen Dank. Wir haben Ihre Bestellung ${number} erhalten und bestätigen sie bald.`,
	view: "Bestellung ansehen",
	linkWarning: "Wer diesen Link hat, kann Ihre Bestellung sehen. Leiten Sie diese E-Mail nicht weiter.",
};
