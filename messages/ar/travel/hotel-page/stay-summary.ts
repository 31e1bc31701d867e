import type { Messages } from "#messages/en/index.ts";

export const staySummary: Messages["staySummary"] = {
	label: "إقامتك",
	noRooms: "لا توجد غرف متاحة",
	chooseDatesText: "اختر التواريخ لعرض السعر الإجمالي.",
	seeRooms: "عرض الغرف",
	changeDates: "تغيير التواريخ",
	chooseDates: "اختر التواريخ",
};
