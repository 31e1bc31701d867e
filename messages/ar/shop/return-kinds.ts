import type { Messages } from "#messages/en/index.ts";

export const returnKinds: Messages["returnKinds"] = {
	withdrawal: {
		label: "غيّرت رأيي",
		hint: "خلال 14 يومًا من التوصيل، دون ذكر سبب.",
	},
	return: {
		label: "توجد مشكلة في المنتج",
		hint: "تالف أو غير مطابق للوصف أو ليس ما طلبته: خلال سنتين من التوصيل.",
	},
};
