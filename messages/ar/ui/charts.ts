import type { Messages } from "#messages/en/index.ts";

export const charts: Messages["charts"] = {
	table: "عرض كجدول",
	thisMonth: "هذا الشهر",
	thisPeriod: "هذه الفترة",
	previousPeriod: "الفترة السابقة",
	dayChart: ({ whole, highest }) => `${whole}. ${highest}يعرض الجدول أدناه كل الأيام.`,
	day: "اليوم",
	highestDay: ({ date, value }) => `كان أعلى يوم ${date} بقيمة ${value}. `,
	noData: "لا توجد بيانات",
	dayWithPrevious: ({ date, value, earlier }) => `${date}: ${value}، و${earlier} في الفترة السابقة`,
	definitions: "حول هذه الأرقام",
	noEarlierData: "لا توجد بيانات سابقة",
	fromEarlier: ({ earlier }) => `من ${earlier}`,
	up: "ارتفاع بنسبة",
	down: "انخفاض بنسبة",
	noChange: "بلا تغيير",
	period: "الفترة",
	customPeriod: "فترة مخصصة",
	show: "عرض",
};
