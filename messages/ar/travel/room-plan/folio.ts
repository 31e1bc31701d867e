import type { Messages } from "#messages/en/index.ts";

export const folio: Messages["folio"] = {
	title: "حساب النزيل",
	line: "البند",
	owed: "المستحق",
	paid: "المدفوع",
	balance: "الرصيد",
	onItsWayBack: "استرداد إلكتروني قيد التنفيذ",
	pays: ({ due }) => `على النزيل ${due}. كيف يدفع؟`,
	staysOpen: "ليس الآن: تسجيل المغادرة مع بقاء الرصيد",
};
