import type { Messages } from "#messages/en/index.ts";

export const walkIn: Messages["walkIn"] = {
	title: "ضيف بلا حجز",
	repeated: "سبق حجز إقامة هذا الضيف.",
	booked: "تم حجز إقامة الضيف.",
	change: ({ what, now, was }) => `${what}: ${now} (سابقًا ${was}).`,
	intro: "احجز غرفة لضيف في الاستقبال أو عبر الهاتف.",
	guest: {
		title: "الضيف",
		name: "الاسم",
		email: "البريد الإلكتروني",
		emailHint: "يصل إليه التأكيد.",
		phone: "الهاتف",
		requests: "الطلبات",
	},
	book: ({ total }) => `احجز · ${total}`,
	busy: "جارٍ الحجز...",
	tell: "أبلغ الضيف بالسعر والشروط قبل الحجز. بالحجز يوافق عليها.",
	stay: "الإقامة",
	showPrice: "عرض السعر",
	room: "الغرفة",
	available: "متاحة لهذه الإقامة",
};
