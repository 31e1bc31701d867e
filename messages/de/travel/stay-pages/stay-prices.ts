import type { Messages } from "#messages/en/index.ts";

export const stayPrices: Messages["stayPrices"] = {
	total: "Gesamt",
	price: "Preis des Aufenthalts",
	feeOwed: "Fällige Gebühr",
	toPay: "Zu bezahlen",
	nothing: "Nichts",
	paidOnline: "Online bezahlt",
	refunded: "Erstattet",
	payOnline: "Online zu bezahlen",
	paidAtHotel: "Im Hotel bezahlt",
	giveBack: "Im Hotel zurückzugeben",
	due: "Im Hotel fällig",
	owed: "Dem Hotel geschuldet",
};
