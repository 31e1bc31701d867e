import type { Messages } from "#messages/en/index.ts";

export const rateFields: Messages["rateFields"] = {
	name: "الاسم",
	direction: "مقارنة بالسعر القياسي",
	by: "بمقدار",
	unit: "الوحدة",
	board: "الوجبات المشمولة",
	cancellation: "الإلغاء",
	freeUntilDays: "إلغاء مجاني",
	lateFeePercent: "رسوم الإلغاء المتأخر",
	noShowPercent: "رسوم عدم الحضور",
	payment: "الدفع",
	depositPercent: "العربون",
	minNights: "الحد الأدنى للإقامة",
	maxNights: "الحد الأقصى للإقامة",
	minDaysAhead: "الحجز قبل الوصول بما لا يقل عن",
	maxDaysAhead: "الحجز قبل الوصول بما لا يزيد على",
};
