import type { Messages } from "#messages/en/index.ts";

export const newRoom: Messages["newRoom"] = {
	title: "إضافة غرفة",
	chooseHotel: "اختر أحد فنادقك.",
	again: ({ name }) => `سبقت إضافة ${name}.`,
	added: ({ name }) => `أُضيفت ${name} وهي متاحة في كل الليالي. حدّد الأسعار والإغلاقات هنا.`,
	noHotelText: "أضف فندقًا أولًا، ثم غرفه.",
	noHotelTitle: "لا توجد فنادق بعد",
	addHotel: "إضافة فندقك",
	theHotel: "الفندق",
	hotel: "الفندق",
	photoHint: "تمثل الصورة الأولى الغرفة. يمكنك إضافة المزيد لاحقًا.",
	button: "إضافة الغرفة",
};
