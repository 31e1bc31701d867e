import type { Messages } from "#messages/en/index.ts";

export const stayPrices: Messages["stayPrices"] = {
	total: "Total",
	price: "Preço da estadia",
	feeOwed: "Taxa em dívida",
	toPay: "A pagar",
	nothing: "Nada",
	paidOnline: "Pago online",
	refunded: "Reembolsado",
	payOnline: "A pagar online",
	paidAtHotel: "Pago no hotel",
	giveBack: "A devolver no hotel",
	due: "A pagar no hotel",
	owed: "Em dívida ao hotel",
};
