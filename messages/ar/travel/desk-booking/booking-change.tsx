import type { Messages } from "#messages/en/index.ts";

export const bookingChange: Messages["bookingChange"] = {
	aReason: "السبب",
	view: "عرض الحجز",
	back: "العودة إلى الحجز",
	keep: "الإبقاء على الحجز",
	reasonHint: "يمكن للضيف قراءته.",
	title: ({ number }) => `الحجز ${number}`,
	isDone: {
		pending: ({ link }) => <>الحجز قيد الانتظار بالفعل. {link}</>,
		confirmed: ({ link }) => <>الحجز مؤكد بالفعل. {link}</>,
		checked_in: ({ link }) => <>سُجّل الوصول لهذا الحجز بالفعل. {link}</>,
		checked_out: ({ link }) => <>سُجّلت المغادرة لهذا الحجز بالفعل. {link}</>,
		cancelled: ({ link }) => <>الحجز ملغى بالفعل. {link}</>,
		rejected: ({ link }) => <>الحجز مرفوض بالفعل. {link}</>,
		expired: ({ link }) => <>الحجز منتهي الصلاحية بالفعل. {link}</>,
		no_show: ({ link }) => <>سُجّل عدم حضور لهذا الحجز بالفعل. {link}</>,
	},
};
