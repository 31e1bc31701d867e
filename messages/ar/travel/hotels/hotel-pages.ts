import type { Messages } from "#messages/en/index.ts";

export const hotelPages: Messages["hotelPages"] = {
	pages: {
		details: "التفاصيل",
		map: "الخريطة",
		photos: "الصور",
		rooms: "الغرف",
		seller: "بيانات البائع",
		team: "الفريق",
	},
	back: "فنادقك",
	role: ({ label }) => `دورك: ${label}`,
	view: "عرض الصفحة العامة",
	label: "صفحات الفندق",
	archived: "مؤرشف",
	title: "الفندق",
	saved: ({ name }) => `تم حفظ ${name}.`,
	save: "حفظ الفندق",
	history: "السجل",
};
