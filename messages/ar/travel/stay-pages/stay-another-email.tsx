import type { Messages } from "#messages/en/index.ts";

export const stayAnotherEmail: Messages["stayAnotherEmail"] = {
	tooMany: ({ email }) =>
		`لم نرسل رسالة أخرى إلى ${email}: تلقى رسائل كثيرة جدًا في الساعة الأخيرة. حاول لاحقًا.`,
	sent: ({ email }) => `أرسلنا رسالة أخرى إلى ${email}. لم تعد الروابط في الرسائل السابقة تعمل.`,
	notWaiting: "هذا الحجز لا ينتظر تأكيدًا.",
	title: "لم تصلك رسالتنا؟",
	button: "إرسال رسالة أخرى",
	busy: "جارٍ الإرسال...",
	text: ({ email }) => (
		<>نرسل رابط تأكيد حجزك إلى {email}. إذا لم تجده، فتفقّد مجلد الرسائل غير المرغوبة أو اطلب رسالة أخرى.</>
	),
};
