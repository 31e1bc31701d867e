import type { Messages } from "#messages/en/index.ts";

export const nightsTable: Messages["nightsTable"] = {
	ownPrice: "(سعر خاص)",
	closed: "مغلق",
	full: "ممتلئ",
	left: "متبقية",
	nights: "ليالٍ",
	noIn: "بلا وصول",
	noArrivals: "(لا تسجيل وصول)",
	noOut: "بلا مغادرة",
	noDepartures: "(لا تسجيل مغادرة)",
	weekdays: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
};
