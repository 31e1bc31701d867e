export const stayPrices = {
	total: "Total",
	price: "Price of the stay",
	feeOwed: "Fee owed",
	toPay: "To pay",
	nothing: "Nothing",
	paidOnline: "Paid online",
	refunded: "Refunded",
	payOnline: "To pay online",
	paidAtHotel: "Paid at the hotel",
	giveBack: "To be given back at the hotel",
	due: "Due at the hotel",
	owed: "Owed to the hotel",
};
