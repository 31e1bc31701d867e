import type { Messages } from "#messages/en/index.ts";

export const invoiceCsv: Messages["invoiceCsv"] = {
	number: "الرقم",
	document: "المستند",
	dateOfIssue: "تاريخ الإصدار",
	seller: "البائع",
	customer: "العميل",
	email: "البريد الإلكتروني",
	for: "مقابل",
	orderOrBooking: "الطلب أو الحجز",
	forInvoice: "للفاتورة",
	currency: "العملة",
	tax: "الضريبة",
	total: "المجموع",
};
