import type { Messages } from "#messages/en/index.ts";

export const blockList: Messages["blockList"] = {
	nights: "الليالي",
	conflict: "تعارض",
	conflictText: "لم يُلغَ شيء. قرّر أي ضيف تُبقي حجزه، وألغِ الحجز الآخر، وأبلغ صاحبه.",
	bookings: "عرض الحجوزات",
	room: "الغرفة",
	by: "بواسطة",
	calendar: ({ name }) => `التقويم ${name}`,
	note: "ملاحظة",
	noneText: "لا توجد غرف مغلقة.",
	none: "لا توجد إغلاقات",
	remove: ({ rest, nights }) => <>إزالة{rest(` ${nights}`)}</>,
};
