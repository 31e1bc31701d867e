import type { Messages } from "#messages/en/index.ts";

export const offers: Messages["offers"] = {
	offer: "العرض",
	none: "لا يوجد",
	ended: "لم يعد ينطبق",
	saved: ({ offer, amount }) => `${offer}: أقل بمقدار ${amount}`,
	open: "لديّ رمز",
	code: "الرمز",
	apply: "استخدام الرمز",
	unknown: ({ code }) => `ليس لهذا الفندق عرض بالرمز ${code}. تحقق من كتابته.`,
	notForStay: ({ code }) => `العرض بالرمز ${code} لا ينطبق على هذه الإقامة.`,
	notLowest: ({ code }) => `هناك عرض آخر يجعل هذه الإقامة أرخص من الرمز ${code}، لذلك يُطبَّق ذلك العرض.`,
	applied: ({ code }) => `يُطبَّق الرمز ${code}.`,
};
