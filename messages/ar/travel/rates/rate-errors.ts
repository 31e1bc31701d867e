import type { Messages } from "#messages/en/index.ts";

export const rateErrors: Messages["rateErrors"] = {
	name: "أدخل اسمًا للسعر.",
	aName: "الاسم",
	rooms: "اختر غرفة واحدة على الأقل.",
	direction: "اختر هل السعر أقل أم أعلى.",
	by: "أدخل فرق السعر، مثل 10.",
	aDifference: "الفرق",
	percentRange: "أدخل نسبة من 0 إلى 90 دون كسور.",
	unit: "اختر نسبة مئوية أو مبلغًا.",
	board: "اختر الوجبات المشمولة.",
	cancellation: "اختر شروط الإلغاء.",
	payment: "اختر كيف يدفع الضيوف.",
	nightsRange: ({ min, max }) => `أدخل من ${min} إلى ${max} ليلة، أو اترك الحقل فارغًا.`,
	daysRange: ({ min, max }) => `أدخل من ${min} إلى ${max} يومًا، أو اترك الحقل فارغًا.`,
	maxNights: "يجب ألا يقل الحد الأقصى للإقامة عن الحد الأدنى.",
	maxDays: "يجب ألا يقل عن عدد الأيام الأول.",
};
