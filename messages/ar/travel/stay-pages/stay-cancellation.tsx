import type { Messages } from "#messages/en/index.ts";

export const stayCancellation: Messages["stayCancellation"] = {
	metaTitle: "إلغاء حجزك",
	owed: ({ fee }) => `تدين للفندق بمبلغ ${fee}.`,
	noCharge: "لا توجد رسوم.",
	done: ({ money }) => `تم إلغاء حجزك. ${money}`,
	verb: "إلغاء الحجز",
	back: "العودة إلى الحجز",
	question: ({ hotel }) => `هل تريد إلغاء إقامتك في ${hotel}؟`,
	keep: "الإبقاء على الحجز",
	cancelAndPay: ({ fee }) => `الإلغاء ودفع ${fee}`,
	button: "إلغاء الحجز",
	busy: "جارٍ الإلغاء...",
	hasRisen: "ارتفعت رسوم الإلغاء منذ أن فتحت هذه الصفحة. لم يُلغَ شيء بعد.",
	consequence: "تعود الغرفة إلى البيع فورًا. لا يمكن التراجع عن ذلك.",
	isDone: ({ link }) => <>هذا الحجز ملغى. {link("العودة إلى الحجز")}</>,
	costs: ({ fee }) => <>وفق سياسة الإلغاء، تكلفة الإلغاء الآن {fee}، وهي مستحقة للفندق.</>,
};
