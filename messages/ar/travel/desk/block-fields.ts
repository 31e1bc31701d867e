import type { Messages } from "#messages/en/index.ts";

export const blockFields: Messages["blockFields"] = {
	chooseRoom: "اختر غرفة.",
	chooseFirst: "اختر الليلة الأولى.",
	chooseLast: "اختر الليلة الأخيرة.",
	enterRooms: "أدخل عدد الغرف.",
	roomsInvalid: "أدخل عدد الغرف رقمًا، مثل 1.",
	oneRoom: "أغلق غرفة واحدة على الأقل.",
	tooMany: "ليس لدى الفندق هذا العدد من الغرف.",
	aNote: "الملاحظة",
	lastBeforeFirst: "الليلة الأخيرة قبل الأولى.",
	chooseOwnRoom: "اختر إحدى غرفك.",
	again: "سبق أن أضفت هذا الإغلاق.",
	added: "تم إغلاق الغرف.",
	title: "إغلاق غرف",
	room: "الغرفة",
	first: "الليلة الأولى",
	last: "الليلة الأخيرة",
	rooms: "عدد الغرف",
	note: "ملاحظة",
	noteHint: ({ market }) => `لا يقرؤها إلا موظفو الفندق و${market}.`,
	busy: "جارٍ الحفظ...",
};
