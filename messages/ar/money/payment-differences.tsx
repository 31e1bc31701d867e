import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

const differences = (count: number) =>
	plural(count, {
		one: "فرق واحد",
		two: "فرقان",
		few: `${formatCount(count)} فروق`,
		many: `${formatCount(count)} فرقًا`,
		other: `${formatCount(count)} فرق`,
	});

export const paymentDifferences: Messages["paymentDifferences"] = {
	missingHere: "لدى المزود فقط",
	missingHereAdvice: ({ provider }) =>
		`ابحث عن السجل في ${provider}: المبالغ التي لا تخص طلبًا في هذا الموقع تُردّ هناك.`,
	missingThere: "هنا فقط",
	missingThereAdvice: ({ provider }) =>
		`تأكد من أن الموقع يستخدم حساب ${provider} الصحيح، ومن عدم استخدام مفتاح تجريبي.`,
	otherAmount: "مبلغ مختلف",
	otherAmountAdvice: ({ provider }) => `قارن المبلغين بالسجل في ${provider}.`,
	otherState: "حالة مختلفة",
	otherStateAdvice: ({ provider }) => `قارن الحالة بالسجل في ${provider}.`,
	export: "تصدير الفروق",
	run: "تشغيل الآن",
	starting: "جارٍ البدء...",
	none: "لا توجد فروق مفتوحة.",
	off: "الدفع عبر الإنترنت متوقف، لذا لم تعد تُجرى أي مقارنة.",
	title: "الفروق",
	newest: ({ count }) => `يُعرض أحدث ${count}. أغلق واحدًا لعرض التالي.`,
	reconciliation: "المطابقة",
	comparing: ({ provider }) => `نقارن دفعاتنا مع ${provider}.`,
	notReached: ({ provider }) => `تعذّر الوصول إلى ${provider}. نحاول مرة أخرى خلال ساعة.`,
	notCompared: ({ provider }) => `لم تُجرَ مقارنة مع ${provider} بعد.`,
	record: "السجل",
	one: "الفرق",
	action: "الإجراء",
	count: ({ count }) => differences(count),
	moreThan: ({ count }) => `أكثر من ${differences(count)}`,
	of: ({ record, number }) => (
		<>
			{record}: {number}
		</>
	),
	last: ({ provider, time, count }) =>
		`آخر مقارنة مع ${provider}: ${time}، عدد سجلات آخر 3 أيام ${formatCount(count)}.`,
	notReachedSince: ({ provider }) => `تعذّر الوصول إلى ${provider} منذ ذلك الحين. نحاول مرة أخرى خلال ساعة.`,
};
