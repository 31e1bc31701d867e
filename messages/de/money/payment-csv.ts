import type { Messages } from "#messages/en/index.ts";

export const paymentCsv: Messages["paymentCsv"] = {
	createdAt: "Erstellt am",
	for: "Für",
	number: "Nummer",
	name: "Name",
	email: "E-Mail",
	status: "Status",
	currency: "Währung",
	amount: "Betrag",
	charged: "Belastet",
	refunded: "Erstattet",
	fees: "Gebühren",
	feeCurrency: "Gebührenwährung",
	provider: "Anbieter",
	providerId: "ID beim Anbieter",
};
