import type { Messages } from "#messages/en/index.ts";

export const paymentCsv: Messages["paymentCsv"] = {
	createdAt: "تاريخ الإنشاء",
	for: "مقابل",
	number: "الرقم",
	name: "الاسم",
	email: "البريد الإلكتروني",
	status: "الحالة",
	currency: "العملة",
	amount: "المبلغ",
	charged: "المحصّل",
	refunded: "المسترد",
	fees: "الرسوم",
	feeCurrency: "عملة الرسوم",
	provider: "المزود",
	providerId: "معرّف المزود",
};
