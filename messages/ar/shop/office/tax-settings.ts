import type { Messages } from "#messages/en/index.ts";

export const taxSettings: Messages["taxSettings"] = {
	included: "مشمولة بالأسعار",
	active: "مفعّلة",
	title: "الضرائب",
	taken: ({ rate }) => `${rate} مفعّلة بالفعل لهذا الموقع. أوقفها أو عدّلها بدلًا من ذلك.`,
	otherTaken: "نسبة أخرى مفعّلة بالفعل لهذا الموقع. أوقفها أو عدّلها بدلًا من ذلك.",
	rateTitle: "النسبة",
	taxRate: "نسبة الضريبة",
	rate: "النسبة (%)",
	region: "المنطقة",
	nameHint: "يظهر على الإيصالات، مثل VAT.",
	example725: "مثلًا 7.25",
	regionHint: "ولاية أو مقاطعة، برمزها أو اسمها، مثل CA. اتركه فارغًا للبلد كله.",
	inclusiveHint: "وإلا تُضاف الضريبة عند إتمام الشراء.",
	tax: "الضريبة",
	calculation: "الاحتساب",
	addedCheckout: "تُضاف عند إتمام الشراء",
	lead: "تتقدم نسبة المنطقة على نسبة بلدها. لا ضريبة على المواقع التي بلا نسبة.",
	emptyText: "لا ضريبة على الطلبات إلى أن تضيف نسبة لموقع توصيلها.",
	location: "الموقع",
};
