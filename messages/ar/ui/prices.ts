import type { Messages } from "#messages/en/index.ts";

export const prices: Messages["prices"] = {
	now: "الآن",
	before: "، سابقًا",
	show: ({ what }) => `عرض ${what}`,
	taxesIncluded: "شامل الضرائب",
	print: "للطباعة، استخدم أمر الطباعة في متصفحك.",
	taxNumber: ({ number }) => `الرقم الضريبي: ${number}`,
	qrCode: ({ name }) => `رمز QR: ${name}`,
};
