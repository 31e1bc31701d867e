import type { Messages } from "#messages/en/index.ts";

export const roomPages: Messages["roomPages"] = {
	back: ({ hotel }) => `غرف ${hotel}`,
	label: "صفحات الغرفة",
	details: "التفاصيل",
	photos: "الصور",
	calendar: "الأسعار والإغلاقات",
	calendars: "تقاويم أخرى",
	title: "الغرفة",
	saved: ({ name }) => `تم حفظ ${name}.`,
	save: "حفظ الغرفة",
};
