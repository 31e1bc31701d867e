import type { Messages } from "#messages/en/index.ts";

export const roomCalendar: Messages["roomCalendar"] = {
	nights: "الليالي",
	months: "الأشهر",
	legend:
		"تعرض كل ليلة سعرها وعدد الغرف المتبقية. الخط العريض: سعر خاص. اختر ليلة لتغييرها، ثم ليلة لاحقة لتغيير كل الليالي بينهما.",
};
