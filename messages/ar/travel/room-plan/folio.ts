import type { Messages } from "#messages/en/index.ts";

export const folio: Messages["folio"] = {
	title: "حساب النزيل",
	line: "البند",
	owed: "المستحق",
	paid: "المدفوع",
	balance: "الرصيد",
	online: {
		paid: "دُفع عبر الإنترنت",
		refunded: "استرداد إلكتروني",
		refund_failed: "استرداد إلكتروني أعاده البنك",
	},
	onItsWayBack: "استرداد إلكتروني قيد التنفيذ",
	pays: ({ due }) => `على النزيل ${due}. كيف يدفع؟`,
	staysOpen: "ليس الآن: تسجيل المغادرة مع بقاء الرصيد",
};
