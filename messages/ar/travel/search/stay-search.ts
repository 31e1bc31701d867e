import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "الوجهة",
	placeholder: "مدينة أو فندق",
	checkIn: "تسجيل الوصول",
	checkOut: "تسجيل المغادرة",
	adults: "البالغون",
	children: "الأطفال",
	rooms: "الغرف",
	ages: "أعمار الأطفال بالسنوات",
	child: ({ number }) => `الطفل ${number}`,
	/** In place of an age that is not chosen yet. */
	age: "العمر",
	agesMissing: "أدخل أعمار الأطفال لمعرفة السعر الدقيق.",
	updatePrice: "تحديث السعر",
};
