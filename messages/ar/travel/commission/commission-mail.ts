import type { Messages } from "#messages/en/index.ts";

export const commissionMail: Messages["commissionMail"] = {
	ready: {
		subject: ({ hotel, month }) => `كشف عمولة ${hotel} لشهر ${month}`,
		text: ({ hotel, month }) => `كشف عمولة ${hotel} لشهر ${month} جاهز.`,
	},
	settled: {
		reference: ({ reference }) => `المرجع ${reference}.`,
		subject: ({ number, hotel }) => `تمت تسوية الكشف ${number} لفندق ${hotel}`,
		text: ({ number, hotel }) => `سُجّلت تسوية الكشف ${number} لفندق ${hotel}.`,
	},
	view: "عرض الكشف",
	statement: "الكشف",
	month: "الشهر",
	due: "الاستحقاق",
};
