import type { Messages } from "#messages/en/index.ts";

export const stayPrices: Messages["stayPrices"] = {
	total: "المجموع",
	price: "سعر الإقامة",
	feeOwed: "الرسوم المستحقة",
	toPay: "المستحق",
	nothing: "لا شيء",
	paidOnline: "المدفوع عبر الإنترنت",
	refunded: "المسترد",
	payOnline: "المستحق عبر الإنترنت",
	paidAtHotel: "المدفوع في الفندق",
	giveBack: "يُردّ في الفندق",
	due: "المستحق في الفندق",
	owed: "المستحق للفندق",
};
