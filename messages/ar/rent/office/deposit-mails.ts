import type { Messages } from "#messages/en/index.ts";

export const depositMails: Messages["depositMails"] = {
	paidSubject: "استلمنا العربون",
	paid: ({ amount, number }) => `شكرًا لك. استلمنا العربون ${amount} لحجز النقل ${number}.`,
	waivedSubject: "لا يلزمك دفع عربون",
	waived: ({ amount, number }) =>
		`أعفيناك من العربون ${amount} لحجز النقل ${number}. تدفع السعر كاملًا في يوم النقل. لا تدفع عبر الإنترنت: نردّ أي دفعة تصل بعد ذلك.`,
	refundedSubject: "رددنا إليك المبلغ",
	refunded: ({ amount, number }) =>
		`رددنا إليك ${amount} عن حجز النقل ${number}. قد يستغرق وصول المبلغ بضعة أيام.`,
	refund: "المبلغ المسترد",
	disputedAmount: "المبلغ المعترض عليه",
	answerBefore: "آخر موعد للرد",
	lateSubject: "رُدّ عربون متأخر",
	late: ({ name }) => `دفع ${name} عربونًا لم يعد مستحقًا. تُردّ الدفعة تلقائيًا. لا يلزمك فعل شيء.`,
	failedSubject: "فشل رد المبلغ",
	failed: ({ name }) =>
		`تعذّر رد المبلغ إلى ${name}. رفضه مزود خدمة الدفع، أو أعاده بنك العميل. افتح الحجز لمعرفة ما يلزم.`,
	disputedSubject: "اعتراض على دفعة",
	disputed: ({ name }) =>
		`اعترض ${name} على دفعة لدى بنكه، وقد استعاد البنك المبلغ إلى أن يبتّ في الأمر. ردّ عبر لوحة مزود خدمة الدفع. إذا لم تردّ في الوقت المحدد، فستخسر المبلغ.`,
	view: "عرض الحجز",
};
