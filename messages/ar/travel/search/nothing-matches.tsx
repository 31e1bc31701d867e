import type { Messages } from "#messages/en/index.ts";

export const nothingMatches: Messages["nothingMatches"] = {
	filters: "لا توجد فنادق تطابق الفلاتر",
	clear: "مسح الفلاتر",
	removeOne: "أزل الفلتر لعرض المزيد من الفنادق.",
	removeSome: "أزل أحد الفلاتر لعرض المزيد من الفنادق.",
	unknown: ({ destination }) => `لم نجد فندقًا أو مدينة باسم «${destination}»`,
	viewAll: "عرض كل الفنادق",
	lookIn: ({ cities }) => <>تحقّق من الكتابة، أو ابحث في {cities}.</>,
	noRooms: "لا توجد غرف متاحة في هذه التواريخ",
	tryOther: "لا يوجد شيء متاح في الأيام الثلاثين السابقة أو اللاحقة أيضًا. جرّب تواريخ أخرى أو عدد ضيوف أقل.",
	nearest: "أقرب التواريخ المتاحة",
	from: ({ total }) => `ابتداءً من ${total}`,
};
