import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const yourHotels: Messages["yourHotels"] = {
	title: "فنادقك",
	again: ({ name }) => `سبقت إضافة ${name}. أضف غرفه الآن.`,
	added: ({ name }) => `أُضيف ${name} وهو بانتظار الموافقة. أضف غرفه الآن.`,
	addFirst: "أضف فندقك الأول",
	add: "إضافة فندق",
	intro: "يمكن للضيوف العثور عليه بعد موافقتنا. تضيف غرفه في الخطوة التالية.",
	photoHint: "تمثل الصورة الأولى الفندق في نتائج البحث. يمكنك إضافة المزيد لاحقًا.",
	button: "إضافة الفندق",
	hotel: "الفندق",
	status: "الحالة",
	role: "دورك",
	staff: "موظف",
	rooms: "الغرف",
	noRooms: "لا توجد بعد",
	roomTypes: ({ count }) =>
		plural(count, {
			one: "نوع غرف واحد",
			two: "نوعا غرف",
			few: `${count} أنواع غرف`,
			other: `${count} نوع غرف`,
		}),
	edit: ({ rest, hotel }) => <>تعديل{rest(` ${hotel}`)}</>,
	addRoom: ({ rest, hotel }) => <>إضافة غرفة{rest(` في ${hotel}`)}</>,
	roomsOf: ({ rest, hotel }) => <>الغرف{rest(` في ${hotel}`)}</>,
};
