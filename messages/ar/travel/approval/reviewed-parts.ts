import type { Messages } from "#messages/en/index.ts";

export const reviewedParts: Messages["reviewedParts"] = {
	name: "الاسم والنجوم",
	address: "العنوان",
	contact: "البريد الإلكتروني والهاتف",
	description: "الوصف",
	amenities: "المرافق",
	houseRules: "قواعد الفندق",
	terms: "الشروط",
	photos: "الصور",
	rooms: "الغرف أو صورها أو أسعارها",
};
