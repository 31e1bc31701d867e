import type { Messages } from "#messages/en/index.ts";

export const keepBooking: Messages["keepBooking"] = {
	notWaiting: "لم يعد هذا الحجز ينتظر تأكيدًا.",
	done: "يبقى الحجز قائمًا، أكّد الضيف أم لم يؤكد.",
	verb: "الإبقاء على الحجز",
	question: ({ name }) => `هل تريد الإبقاء على حجز ${name}؟`,
	button: "الإبقاء دون تأكيد",
	busy: "جارٍ الحفظ...",
	text: "لن تنتهي صلاحيته إذا لم يؤكد الضيف بريده الإلكتروني. لا يُبلّغ الضيف بذلك.",
};
