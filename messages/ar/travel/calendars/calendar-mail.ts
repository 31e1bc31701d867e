import type { Messages } from "#messages/en/index.ts";

export const calendarMail: Messages["calendarMail"] = {
	view: "عرض تقاويم الغرفة",
	conflict: {
		title: "حجز مزدوج",
		text: ({ room, hotel, calendar }) =>
			`قد تكون ${room} في ${hotel} محجوزة مرتين: يغلق التقويم «${calendar}» ليالي محجوزة بالكامل هنا.`,
		todo: "لم يُلغَ شيء. قرّر أي ضيف تُبقي حجزه، وألغِ الحجز الآخر، وأبلغ صاحبه.",
		nights: "الليالي",
	},
	missing: {
		title: "أحداث ناقصة",
		later: "تبقى لياليها مغلقة. إذا ظلت الأحداث ناقصة بعد ساعة، تصبح لياليها متاحة من جديد.",
		text: ({ count, calendar, room, hotel }) =>
			`أحداث ناقصة (${count}) من التقويم «${calendar}» لـ ${room} في ${hotel}. ربما أرسل الموقع الآخر تقويمًا غير مكتمل.`,
	},
	subject: ({ title, room, hotel }) => `${title}: ${room}، ${hotel}`,
};
