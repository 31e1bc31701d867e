import type { Messages } from "#messages/en/index.ts";

export const paymentMarks: Messages["paymentMarks"] = {
	online: "Carte ou portefeuille électronique",
	cash_on_delivery: "Paiement à la livraison",
	bank_transfer: "Virement bancaire",
	at_hotel: "À l’hôtel",
	at_move: "Le jour du déménagement",
	label: "Moyens de paiement",
};
