import type { Messages } from "#messages/en/index.ts";

export const stayPrices: Messages["stayPrices"] = {
	total: "Total",
	price: "Precio de la estancia",
	feeOwed: "Cargo debido",
	toPay: "A pagar",
	nothing: "Nada",
	paidOnline: "Pagado en línea",
	refunded: "Reembolsado",
	payOnline: "A pagar en línea",
	paidAtHotel: "Pagado en el hotel",
	giveBack: "Por devolver en el hotel",
	due: "A pagar en el hotel",
	owed: "Se debe al hotel",
};
