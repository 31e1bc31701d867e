import type { Messages } from "#messages/en/index.ts";

export const reviewedRoom: Messages["reviewedRoom"] = {
	extraGuest: ({ guests }) => `ضيف إضافي (السعر يشمل: ${guests})`,
	price: "السعر لليلة",
	weekendPrice: "الجمعة والسبت",
	stay: "مدة الإقامة",
	nights: ({ min, max }) => `من ${min} إلى ${max}`,
	prices: "أسعار الليالي الثلاثين القادمة",
	caption: ({ room }) => `الليالي الثلاثون القادمة في ${room}`,
};
