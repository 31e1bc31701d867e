import type { Messages } from "#messages/en/index.ts";

export const dayCsv: Messages["dayCsv"] = {
	day: "اليوم",
	currency: "العملة",
	revenue: "الإيرادات",
	orders: "الطلبات",
	units: "الوحدات",
	cartsStarted: "السلات المنشأة",
	cartsConverted: "السلات المكتملة",
	cancelledOrExpired: "الملغاة أو المنتهية",
	returned: "المُرجعة",
};
