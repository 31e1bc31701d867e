import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const discountSettings: Messages["discountSettings"] = {
	usedMore: ({ count }) => `عدد مرات استخدامه ${count}. أدخل هذا الرقم على الأقل.`,
	percentage: "نسبة مئوية",
	fixedAmount: "مبلغ ثابت",
	minimumIn: ({ currency }) => `الحد الأدنى للطلب بعملة ${currency}`,
	active: "مفعّل",
	usesOf: ({ uses, most }) => `${uses} من ${most}`,
	from: ({ date }) => `من ${date}`,
	until: ({ date }) => `حتى ${date}`,
	used: ({ count }) =>
		plural(count, {
			one: "استُخدم مرة واحدة",
			two: "استُخدم مرتين",
			few: `استُخدم ${count} مرات`,
			other: `استُخدم ${count} مرة`,
		}),
	valueHint: ({ currency, example }) => `نسبة مئوية مثل 12.5، أو مبلغ بعملة ${currency} مثل ${example}`,
	daysStart: ({ clock }) => `تبدأ الأيام عند منتصف الليل، ${clock}.`,
	usesTitle: "الاستخدام",
	discount: "الخصم",
	codeTaken: "يستخدم خصم آخر هذا الرمز. أدخل رمزًا آخر.",
	code: "الرمز",
	discountType: "نوع الخصم",
	startDate: "تاريخ البداية",
	endDate: "تاريخ النهاية",
	maximumUses: "أقصى عدد لمرات الاستخدام",
	codeHint: "يدخله العملاء عند إتمام الشراء. لا تهم حالة الأحرف.",
	discounts: "الخصومات",
	minimumOrder: "الحد الأدنى للطلب",
	period: "الفترة",
	emptyText: "يدخل العملاء رمز الخصم عند إتمام الشراء.",
	noEndDate: "بلا تاريخ نهاية",
	expired: "منتهي الصلاحية",
	scheduled: "مجدول",
	usedUp: "استُنفد",
};
