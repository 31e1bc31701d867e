import type { Messages } from "#messages/en/index.ts";

export const stayChanges: Messages["stayChanges"] = {
	nothing: "لا شيء",
	ended: "لم يعد ممكنًا",
	percent: ({ percent }) => `${percent}% من السعر`,
	total: "المجموع",
	deposit: "المدفوع عبر الإنترنت",
	freeUntil: "إلغاء مجاني حتى",
	lateFee: "رسوم الإلغاء المتأخر",
	noShow: "رسوم عدم الحضور",
	confirmed: "التأكيد",
	instantly: "فوري",
	whenAccepted: "عند قبول الفندق",
	newPrice: ({ now, was }) => `السعر الآن ${now} (كان ${was}).`,
	change: ({ what, now, was }) => `${what}: ${now} (سابقًا ${was}).`,
};
