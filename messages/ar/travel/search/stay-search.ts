import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "الوجهة",
	placeholder: "مدينة أو فندق",
	checkIn: "تسجيل الوصول",
	checkOut: "تسجيل المغادرة",
	adults: "البالغون",
	children: "الأطفال",
	rooms: "الغرف",
};
