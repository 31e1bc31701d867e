import type { Messages } from "#messages/en/index.ts";

export const stayFile: Messages["stayFile"] = {
	number: "الرقم",
	bookedAt: "تاريخ الحجز",
	source: "المصدر",
	status: "الحالة",
	hotel: "الفندق",
	room: "الغرفة",
	rooms: "الغرف",
	checkIn: "الوصول",
	checkOut: "المغادرة",
	nights: "الليالي",
	adults: "البالغون",
	children: "الأطفال",
	name: "الاسم",
	email: "البريد الإلكتروني",
	phone: "الهاتف",
	requests: "الطلبات",
	currency: "العملة",
	tax: "ضريبة الإقامة",
	total: "المجموع",
	fee: "الرسوم",
};
