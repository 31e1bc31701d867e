import type { Messages } from "#messages/en/index.ts";

export const nightGrid: Messages["nightGrid"] = {
	title: ({ hotel }) => `الغرف المتاحة في ${hotel}`,
	intro: "الغرف المتاحة من كل نوع في الليالي الأربع عشرة القادمة.",
	colors: "الألوان",
	label: ({ hotel }) => `الغرف المتاحة في ${hotel}، حسب الليلة`,
	room: "الغرفة",
	state: {
		free: "متاح",
		few: "بقي القليل",
		full: "ممتلئ",
		blocked: "مغلق",
	},
	closedWithBookings: ({ booked }) => `مغلق، المحجوز ${booked}`,
	left: ({ left, total }) => `${left} من ${total}`,
	closed: "مغلق",
	blocked: "محجوب",
	full: "ممتلئ",
};
