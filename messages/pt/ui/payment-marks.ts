import type { Messages } from "#messages/en/index.ts";

export const paymentMarks: Messages["paymentMarks"] = {
	online: "Cartão ou carteira digital",
	cash_on_delivery: "Pagamento na entrega",
	bank_transfer: "Transferência bancária",
	at_hotel: "No hotel",
	at_move: "No dia da mudança",
	label: "Formas de pagamento",
};
