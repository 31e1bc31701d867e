import type { Messages } from "#messages/en/index.ts";

export const deskReceipt: Messages["deskReceipt"] = {
	title: "Zahlungsbeleg",
	givenBackTitle: "Beleg über eine Rückzahlung",
	of: ({ money }) => `Beleg über ${money}`,
	takenBy: "Erfasst von",
	givenBackLater: "Seitdem zurückgegeben",
	email: "Dem Gast einen Beleg per E-Mail senden",
	subject: ({ money, hotel }) => `Beleg über ${money} von ${hotel}`,
	received: ({ hotel, money, method }) =>
		`${hotel} hat ${money} für Ihren Aufenthalt erhalten. Zahlungsart: ${method}.`,
	givenBack: ({ hotel, money, method }) =>
		`${hotel} hat ${money} für Ihren Aufenthalt zurückgegeben. Zahlungsart: ${method}.`,
};
