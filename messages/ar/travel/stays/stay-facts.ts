import type { Messages } from "#messages/en/index.ts";

export const stayFacts: Messages["stayFacts"] = {
	stay: "الإقامة",
	checkIn: "تسجيل الوصول",
	checkOut: "تسجيل المغادرة",
	guests: "الضيوف",
	requests: "الطلبات",
	status: "الحالة",
	hotel: "الفندق",
	room: "الغرفة",
	rate: "السعر",
	total: "المجموع",
};
