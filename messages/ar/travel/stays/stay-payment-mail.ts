import type { Messages } from "#messages/en/index.ts";

export const stayPaymentMail: Messages["stayPaymentMail"] = {
	refund: {
		subject: "رددنا إليك المبلغ",
		text: ({ money, number, hotel }) =>
			`رددنا إليك ${money} مما دفعته عبر الإنترنت لحجزك ${number} في ${hotel}. قد يستغرق ظهوره في حسابك البنكي بضعة أيام.`,
	},
	late: {
		over: ({ money, number, hotel }) =>
			`دفعت ${money} لحجزك ${number} في ${hotel} بعد إلغائه أو انتهاء صلاحيته. نردّ إليك المبلغ.`,
		overLessFee: ({ money, number, hotel, fee }) =>
			`دفعت ${money} لحجزك ${number} في ${hotel} بعد إلغائه أو انتهاء صلاحيته. نردّ إليك المبلغ بعد خصم الرسوم ${fee}.`,
		notDue: ({ money, number, hotel }) =>
			`دفعت ${money} لحجزك ${number} في ${hotel} ولم يعد هذا المبلغ مستحقًا. نردّ إليك المبلغ.`,
		nothingToDo: "لا يلزمك فعل شيء.",
		payNow: "افتح حجزك لدفع تكلفته الحالية.",
		subject: "وصلت دفعتك متأخرة",
		toHotel: {
			subject: "رُدّت دفعة متأخرة",
			over: ({ guest, money, number }) =>
				`دفع ${guest} مبلغ ${money} للحجز ${number} بعد إلغائه أو انتهاء صلاحيته. تُردّ الدفعة. لا يلزمك فعل شيء.`,
			overLessFee: ({ guest, money, number }) =>
				`دفع ${guest} مبلغ ${money} للحجز ${number} بعد إلغائه أو انتهاء صلاحيته. تُردّ الدفعة بعد خصم الرسوم. لا يلزمك فعل شيء.`,
			notDue: ({ guest, money, number }) =>
				`دفع ${guest} مبلغ ${money} عبر الإنترنت للحجز ${number} ولم يعد هذا المبلغ مستحقًا. تُردّ الدفعة. لا يلزمك فعل شيء.`,
		},
	},
	rest: ({ due }) => `يُدفع المبلغ المتبقي ${due} في الفندق.`,
	paid: {
		subject: ({ hotel }) => `استلمنا دفعتك إلى ${hotel}`,
		text: ({ money, number, hotel }) => `دفعت ${money} عبر الإنترنت. تم تأكيد حجزك ${number} في ${hotel}.`,
		toHotel: {
			subject: "دفع ضيف عبر الإنترنت",
			text: ({ guest, money, number }) => `دفع ${guest} مبلغ ${money} عبر الإنترنت للحجز ${number}.`,
		},
	},
	refundFailed: {
		subject: ({ number }) => `فشل رد المبلغ (${number})`,
		text: ({ guest }) =>
			`تعذّر رد المبلغ إلى ${guest}. رفضه مزود خدمة الدفع، أو أعاده بنك الضيف. افتح الدفعة لمعرفة ما يلزم.`,
		refund: "المبلغ المسترد",
	},
	find: "عرض الدفعة",
	disputed: {
		subject: ({ number }) => `اعتراض على دفعة (${number})`,
		text: ({ guest }) =>
			`اعترض ${guest} على دفعة لدى بنكه، وقد استعاد البنك المبلغ إلى أن يبتّ في الأمر. ردّ عبر لوحة مزود خدمة الدفع وأرفق الشروط التي وافق عليها الضيف. إذا لم تردّ في الوقت المحدد، فستخسر المبلغ.`,
		amount: "المبلغ المعترض عليه",
		answerBefore: "آخر موعد للرد",
	},
};
