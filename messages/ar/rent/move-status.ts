import type { Messages } from "#messages/en/index.ts";

export const moveStatus: Messages["moveStatus"] = {
	label: {
		pending: "قيد الانتظار",
		offered: "بانتظار العميل",
		confirmed: "مؤكد",
		delivered: "مكتمل",
		cancelled: "ملغى",
		rejected: "مرفوض",
	},
	ownOffered: "سعر بانتظار قبولك",
	forCustomer: {
		pending: "استلمنا طلبك وسنؤكده قريبًا.",
		offered: "لدينا سعر لعملية النقل. اقبله لتأكيدها.",
		confirmed: "تم تأكيد عملية النقل. سنكون عندك في الموعد أدناه.",
		delivered: "اكتملت عملية النقل. شكرًا لاختيارك خدمتنا.",
		cancelled: "هذا الحجز ملغى. لن نأتي لاستلام أي شيء.",
		rejected: "نأسف، لا يمكننا تنفيذ عملية النقل هذه. جرّب تاريخًا آخر.",
	},
	current: {
		pending: "هذا الحجز قيد الانتظار.",
		confirmed: "هذا الحجز مؤكد.",
		delivered: "هذا الحجز مكتمل ولم يعد تغييره ممكنًا.",
		cancelled: "هذا الحجز ملغى ولم يعد تغييره ممكنًا.",
		rejected: "هذا الحجز مرفوض ولم يعد تغييره ممكنًا.",
	},
	booked: "تم الحجز",
	changed: "تم التغيير",
	changedFromTo: ({ from, to }) => `تغيّر من ${from} إلى ${to}`,
	inSentence: {
		pending: "قيد الانتظار",
		confirmed: "مؤكد",
		delivered: "مكتمل",
		cancelled: "ملغى",
		rejected: "مرفوض",
	},
};
