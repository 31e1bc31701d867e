import type { Messages } from "#messages/en/index.ts";

export const unsubscribe: Messages["unsubscribe"] = {
	title: "طلبات التقييم",
	againDone: "تم اشتراكك مرة أخرى.",
	done: "تم إلغاء اشتراكك.",
	question: "هل تريد إلغاء الاشتراك في طلبات التقييم؟",
	offTitle: "طلبات التقييم متوقفة",
	lead: "بعد الإقامة، نرسل رسالة نطلب فيها تقييمًا. ستظل تصلك رسائل عن طلباتك وحجوزاتك.",
	offLead: "لم نعد نرسل طلبات تقييم إلى بريدك الإلكتروني. ستظل تصلك رسائل عن طلباتك وحجوزاتك.",
	button: "إلغاء الاشتراك",
	again: "الاشتراك مرة أخرى",
};
