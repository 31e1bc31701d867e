import type { Messages } from "#messages/en/index.ts";

export const orderProgress: Messages["orderProgress"] = {
	arriving: {
		shipped: "طلبك في الطريق.",
		delivered: "وصل طلبك.",
		returned: "استلمنا المنتجات التي أرجعتها.",
	},
	paying: {
		unpaid: "ننتظر دفعتك.",
		paid: "اكتمل الدفع.",
		refunded: "رددنا إليك ما دفعته.",
		failed: "فشل الدفع. ادفع مرة أخرى.",
	},
	packingRest: ({ shipped }) => `${shipped}. نجهّز البقية.`,
	refundedPart: ({ amount }) => `رددنا إليك ${amount} مما دفعته.`,
	refundComing: ({ amount }) => `نردّ إليك ${amount}.`,
	parcelsShipped: ({ shipped, count }) => `الطرود المشحونة: ${shipped} من ${count}`,
	expires: ({ at }) => `يُلغى تلقائيًا إذا لم يُدفع حتى ${at}.`,
	expiresUnconfirmed: ({ at }) => `يُلغى تلقائيًا إذا لم نؤكده حتى ${at}.`,
	refunding: ({ amount }) => `نردّ إليك مبلغ ${amount} الذي دفعته.`,
	refundingRest: ({ amount }) => `نردّ إليك المبلغ المتبقي ${amount}.`,
	willRefund: ({ amount }) => `سنردّ إليك مبلغ ${amount} الذي دفعته.`,
	willRefundRest: ({ amount }) => `سنردّ إليك المبلغ المتبقي ${amount}.`,
	willRefundRestPaid: ({ amount }) => `سنردّ إليك المبلغ المتبقي ${amount} الذي دفعته.`,
	payCourier: "ادفع نقدًا لمندوب التوصيل عند وصول طلبك.",
};
