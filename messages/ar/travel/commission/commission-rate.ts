import type { Messages } from "#messages/en/index.ts";

export const commissionRate: Messages["commissionRate"] = {
	title: "العمولة",
	rate: "نسبة العمولة (%)",
	hint: ({ usual }) =>
		`اتركها فارغة لاستخدام النسبة الافتراضية لكل الفنادق، ${usual}. تسري النسبة الجديدة على الحجوزات الجديدة فقط.`,
	save: "حفظ النسبة",
	busy: "جارٍ الحفظ...",
	invalid: "أدخل نسبة مئوية من 0 إلى 100 بمنزلتين عشريتين على الأكثر، مثل 12.5.",
	saved: ({ hotel, rate }) => `عمولة الحجوزات الجديدة لفندق ${hotel} هي ${rate}.`,
	advice: "راجع النسبة، ثم احفظ مرة أخرى للإبقاء على نسبتك.",
};
