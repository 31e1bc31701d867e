import type { Messages } from "#messages/en/index.ts";

export const differenceCsv: Messages["differenceCsv"] = {
	foundAt: "تاريخ الاكتشاف",
	record: "السجل",
	number: "الرقم",
	provider: "المزود",
	providerId: "معرّف المزود",
	difference: "الفرق",
	currency: "العملة",
	ourAmount: "مبلغنا",
	ourStatus: "الحالة لدينا",
	providerAmount: "مبلغ المزود",
	providerStatus: "الحالة لدى المزود",
	closedAt: "تاريخ الإغلاق",
	closedBy: "أغلقه",
	note: "ملاحظة",
};
