import type { Messages } from "#messages/en/index.ts";

export const orderReceived: Messages["orderReceived"] = {
	number: "رقم الطلب",
	payBefore: "آخر موعد للدفع",
	subject: ({ number }) => `استلمنا طلبك (${number})`,
	intro: ({ number }) => `شكرًا لك. استلمنا طلبك ${number} وسنؤكده قريبًا.`,
	view: "عرض طلبك",
	linkWarning: "كل من لديه هذا الرابط يمكنه رؤية طلبك. لا تُعِد توجيه هذه الرسالة.",
};
