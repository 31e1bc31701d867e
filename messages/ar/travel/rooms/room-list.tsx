import type { Messages } from "#messages/en/index.ts";

export const roomList: Messages["roomList"] = {
	title: ({ hotel }) => `غرف ${hotel}`,
	untitled: "غرف فندق",
	room: "الغرفة",
	beds: ({ beds, sleeps }) => `${beds} · السعة ${sleeps}`,
	rooms: "الغرف",
	price: "السعر لليلة",
	booked: "الليالي المحجوزة",
	order: "الترتيب",
	moveUp: ({ room }) => `نقل ${room} إلى أعلى`,
	moveDown: ({ room }) => `نقل ${room} إلى أسفل`,
	add: "إضافة غرفة",
	noneText: "لا يمكن للضيوف العثور على هذا الفندق إلى أن تكون له غرفة.",
	none: "لا توجد غرف بعد",
	calendar: ({ rest, room }) => <>الأسعار والإغلاقات{rest(` لـ ${room}`)}</>,
};
