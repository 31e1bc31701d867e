import type { Messages } from "#messages/en/index.ts";

export const commission: Messages["commission"] = {
	direction: {
		toHotel: ({ market }) => `المستحق على ${market} للفندق`,
		toMarket: ({ market }) => `المستحق على الفندق لـ ${market}`,
		even: "لا شيء مستحق",
	},
	paid: {
		toHotel: ({ market }) => `دفع ${market} للفندق`,
		toMarket: ({ market }) => `دفع الفندق لـ ${market}`,
	},
	state: {
		open: "بانتظار التسوية",
		overdue: "متأخر",
		settled: "تمت التسوية",
	},
	kind: {
		check_out: "إقامة",
		no_show: "رسوم عدم الحضور",
		late_cancellation: "رسوم الإلغاء",
		check_out_undone: "تراجع عن تسجيل المغادرة",
		payment: "دفعة لاحقة",
		refund: "استرداد",
	},
};
