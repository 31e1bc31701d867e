import type { Messages } from "#messages/en/index.ts";

export const paymentMarks: Messages["paymentMarks"] = {
	online: "Karte oder Wallet",
	cash_on_delivery: "Nachnahme",
	bank_transfer: "Überweisung",
	at_hotel: "Im Hotel",
	at_move: "Am Umzugstag",
	label: "Zahlungsarten",
};
