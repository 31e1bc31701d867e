import type { Messages } from "#messages/en/index.ts";

export const paymentMarks: Messages["paymentMarks"] = {
	online: "Tarjeta o monedero digital",
	cash_on_delivery: "Contra reembolso",
	bank_transfer: "Transferencia bancaria",
	at_hotel: "En el hotel",
	at_move: "El día de la mudanza",
	label: "Formas de pago",
};
