import type { Messages } from "#messages/en/index.ts";

export const ownConversations: Messages["ownConversations"] = {
	meta: "الرسائل",
	replyEmailed: "نراسلك بالبريد الإلكتروني عند الرد.",
	ask: ({ name }) => `اطرح سؤالًا على ${name}. نراسلك بالبريد الإلكتروني عند الرد.`,
	times: ({ clock }) => `الأوقات بحسب ${clock}.`,
	most: "حتى 1,000 حرف.",
	title: "رسائلك",
	lead: "رسائل عن طلباتك وإقاماتك وعمليات النقل، ورسائل أخرى أرسلتها إلينا.",
	bookings: "حجوزاتك",
	none: {
		text: "للسؤال عن طلب أو إقامة أو عملية نقل، افتحها واختر الرسائل.",
		title: "لا توجد رسائل بعد",
	},
	caption: "الرسائل",
	about: "الموضوع",
	last: "آخر رسالة",
	new: "جديد",
	newCount: ({ count }) => `${count} جديدة`,
	titles: {
		partner: () => "طلب الشراكة",
		contact: ({ market }) => `رسالتك إلى ${market}`,
		order: ({ number }) => `رسائل عن الطلب ${number}`,
		stay: ({ number }) => `رسائل عن الإقامة ${number}`,
		move: ({ number }) => `رسائل عن عملية النقل ${number}`,
	},
};
