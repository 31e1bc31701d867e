import type { Messages } from "#messages/en/index.ts";

export const stayList: Messages["stayList"] = {
	toConfirm: "بانتظار التأكيد",
	arrivingToday: "الوصول اليوم",
	left: ({ time, until }) => `متبقٍ ${time}، حتى ${until}`,
	walkIn: "ضيف بلا حجز",
	guest: "الضيف",
	title: "حجوزات الغرف",
	status: "الحالة",
	hotel: "الفندق",
	checkInFrom: "الوصول من",
	checkInUntil: "الوصول حتى",
	placeholder: "الرقم، الاسم، البريد الإلكتروني…",
	intro: "التواريخ والأوقات بتوقيت الفندق.",
	empty: {
		title: "لا توجد حجوزات بعد",
		filtered: "لا توجد حجوزات تطابق هذه الفلاتر",
	},
	booking: "الحجز",
	stay: "الإقامة",
	notConfirmed: "البريد الإلكتروني غير مؤكد",
	total: "المجموع",
	bookedAtDesk: ({ booked }) => `${booked}، ضيف بلا حجز`,
	none: {
		User: "لم تحجز غرفة بعد. تظهر حجوزاتك هنا.",
		Hotel: "ليست لديك حجوزات بعد. تظهر الحجوزات الجديدة هنا تلقائيًا.",
		Admin: "لا توجد حجوزات بعد. تظهر الحجوزات الجديدة هنا تلقائيًا.",
		SuperAdmin: "لا توجد حجوزات بعد. تظهر الحجوزات الجديدة هنا تلقائيًا.",
	},
};
