import type { Messages } from "#messages/en/index.ts";

export const stayMessages: Messages["stayMessages"] = {
	gone: "هذا الحجز لم يعد موجودًا.",
	reopen: "افتح الحجز مرة أخرى واستخدم أزراره.",
	past: "مضى تاريخ الوصول. تواصل مع الفندق.",
	enterReason: "أدخل السبب. يمكن للضيف قراءته.",
	notAllowed: "هذا غير ممكن في الحالة الحالية للحجز.",
	hold: ({ until }) => `يجب الرد على الطلب حتى ${until}.`,
	fee: ({ fee }) => `رسوم الإلغاء الآن ${fee}.`,
	tooEarly: ({ arrival }) =>
		`الوصول في ${arrival}. يمكنك تسجيل وصول الضيف ابتداءً من ذلك التاريخ بتوقيت الفندق.`,
	canArrive: ({ arrival }) => `لا يزال بإمكان الضيف الوصول حتى نهاية ${arrival} بتوقيت الفندق.`,
};
