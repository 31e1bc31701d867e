import type { Messages } from "#messages/en/index.ts";

export const addresses: Messages["addresses"] = {
	delete: {
		title: "حذف عنوان",
		done: "تم حذف العنوان.",
		question: "هل تريد حذف هذا العنوان؟",
		button: "حذف العنوان",
		lead: ({ name, line1 }) => `${name}، ${line1}. تحتفظ به الطلبات التي أُرسلت إليه.`,
	},
	changeTitle: "تغيير عنوان",
	addTitle: "إضافة عنوان",
	full: ({ max }) => `يمكنك حفظ ${max} عنوانًا على الأكثر. احذف أحدها أولًا.`,
	saved: "تم حفظ العنوان.",
	changed: "تم تغيير العنوان.",
	title: "عناوينك",
	button: "حفظ العنوان",
	lead: "تُعرض العناوين المحفوظة عند إتمام الشراء.",
	none: "لا توجد عناوين محفوظة بعد. أضف عنوانًا هنا، أو احفظه عند إتمام الشراء.",
	deleteLink: "حذف…",
};
