import type { Messages } from "#messages/en/index.ts";

export const paymentMarks: Messages["paymentMarks"] = {
	online: "بطاقة أو محفظة إلكترونية",
	cash_on_delivery: "الدفع عند الاستلام",
	bank_transfer: "تحويل بنكي",
	at_hotel: "في الفندق",
	at_move: "يوم النقل",
	label: "طرق الدفع",
};
