import type { Messages } from "#messages/en/index.ts";

export const roomFields: Messages["roomFields"] = {
	name: "اسم الغرفة",
	description: "الوصف",
	quantity: "عدد الغرف",
	beds: "الأسرّة",
	sizeSqm: "المساحة",
	sleeps: "السعة",
	maxAdults: "الحد الأقصى للبالغين",
	guestsIncluded: "الضيوف المشمولون بالسعر",
	price: "السعر لليلة",
	weekendPrice: "الجمعة والسبت",
	extraGuestPrice: "سعر الضيف الإضافي",
	minNights: "الحد الأدنى للإقامة",
	maxNights: "الحد الأقصى للإقامة",
};
