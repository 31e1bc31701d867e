import type { Messages } from "#messages/en/index.ts";

export const deskDates: Messages["deskDates"] = {
	checkOutIsNow: ({ date }) => `تاريخ المغادرة الآن ${date}.`,
	changed: "تم تغيير التواريخ.",
	extendTitle: ({ name }) => `تمديد إقامة ${name} أو تقصيرها`,
	title: ({ name }) => `تغيير تواريخ ${name}`,
	bookedFor: ({ stay }) => `الحجز الحالي: ${stay}.`,
};
