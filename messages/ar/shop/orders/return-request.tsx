import type { Messages } from "#messages/en/index.ts";

export const returnRequest: Messages["returnRequest"] = {
	quantityHint: ({ left, quantity, paid }) => `الكمية (${left} على الأكثر). طلبت ${quantity} بمبلغ ${paid}.`,
	fromOrder: ({ number }) => <>من الطلب {number}. نردّ عليك بالبريد الإلكتروني مع عنوان الإرجاع.</>,
	returnItems: "إرجاع منتجات",
	requested: "استلمنا طلب الإرجاع وسنردّ قريبًا.",
	getBack: "المبلغ المسترد",
	showAmount: "عرض المبلغ",
	refundRule: "نردّ إليك ما دفعته مقابل المنتجات بعد الخصومات. وإذا أرجعت الطلب كله، نردّ رسوم التوصيل أيضًا.",
	why: "ما السبب؟",
	wrong: "ما المشكلة؟",
	problemHint: "مطلوب إذا كانت هناك مشكلة في المنتج.",
	goBack: "رجوع",
	requestReturn: "طلب الإرجاع",
};
