import type { Messages } from "#messages/en/index.ts";

export const moveChanges: Messages["moveChanges"] = {
	confirmation: {
		menu: "تأكيد",
		button: "تأكيد الحجز",
		question: ({ name }) => `هل تريد بالتأكيد تأكيد حجز ${name}؟`,
		consequence: "يرى العميل التأكيد في صفحة التتبّع، وتصله رسالة إذا ترك بريدًا إلكترونيًا.",
	},
	rejection: {
		menu: "رفض",
		button: "رفض الحجز",
		question: ({ name }) => `هل تريد بالتأكيد رفض حجز ${name}؟`,
		consequence: "ينهي ذلك الحجز. يُبلّغ العميل بأننا لا نستطيع تنفيذ عملية النقل.",
	},
	delivery: {
		menu: "مكتمل",
		button: "وضع علامة «مكتمل»",
		question: ({ name }) => `هل تريد بالتأكيد وضع علامة «مكتمل» على حجز ${name}؟`,
		consequence: "يكتمل الحجز بذلك. لا يمكنك تغييره بعدها.",
	},
	cancellation: {
		menu: "إلغاء",
		button: "إلغاء الحجز",
		question: ({ name }) => `هل تريد بالتأكيد إلغاء حجز ${name}؟`,
		consequence: "ينهي ذلك الحجز. على العميل الحجز مرة أخرى لينتقل.",
	},
};
