import type { Messages } from "#messages/en/index.ts";

export const stayPrices: Messages["stayPrices"] = {
	total: "Total",
	price: "Prix du séjour",
	feeOwed: "Frais dus",
	toPay: "À payer",
	nothing: "Rien",
	paidOnline: "Payé en ligne",
	refunded: "Remboursé",
	payOnline: "À payer en ligne",
	paidAtHotel: "Payé à l’hôtel",
	giveBack: "À rendre à l’hôtel",
	due: "À payer à l’hôtel",
	owed: "Dû à l’hôtel",
};
