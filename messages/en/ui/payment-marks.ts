/** Ways to pay. */
export const paymentMarks = {
	online: "Card or wallet",
	cash_on_delivery: "Cash on delivery",
	bank_transfer: "Bank transfer",
	at_hotel: "At the hotel",
	at_move: "On moving day",
	/** Names the list. */
	label: "Ways to pay",
};
