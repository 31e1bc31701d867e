import type { Messages } from "#messages/en/index.ts";

export const payStay: Messages["payStay"] = {
	newDatesTitle: "ادفع مقابل تواريخك الجديدة",
	title: "الدفع عبر الإنترنت",
	newDates: ({ amount, until, stay }) =>
		`ادفع ${amount} حتى ${until} بتوقيت الفندق لتغيير تواريخك إلى ${stay}. الغرفة محجوزة لك مؤقتًا حتى ذلك الحين. وإن لم تدفع، يبقى حجزك كما هو.`,
	text: ({ amount, until }) => `ادفع ${amount} حتى ${until} بتوقيت الفندق للاحتفاظ بالغرفة.`,
	unreachable: "يتعذّر الوصول إلى مزود خدمة الدفع الآن. حجزك محفوظ.",
	retry: "حاول مرة أخرى",
	busy: "جارٍ المحاولة...",
	button: ({ amount }) => `ادفع ${amount} الآن`,
};
