import type { Messages } from "#messages/en/index.ts";

export const mail: Messages["mail"] = {
	hello: ({ name }) => `مرحبًا ${name}،`,
	unsubscribeReviews: "إلغاء الاشتراك في طلبات التقييم",
};
