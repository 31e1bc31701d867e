import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

const numbers = (count: number) =>
	plural(count, {
		zero: "لا أرقام غرف",
		one: "رقم غرفة واحد",
		two: "رقما غرفتين",
		few: `${formatCount(count)} أرقام غرف`,
		many: `${formatCount(count)} رقم غرفة`,
		other: `${formatCount(count)} رقم غرفة`,
	});

export const units: Messages["units"] = {
	title: "أرقام الغرف",
	intro: "رقّم غرف هذا النوع لتخصيصها للإقامات ومتابعة تنظيفها.",
	none: "لا توجد أرقام غرف بعد",
	noneText: "يُباع هذا النوع من الغرف من دونها. أضف الأرقام لتخطيط الإقامات غرفةً غرفة.",
	differs: ({ units, quantity }) =>
		`${numbers(units)}، بينما عدد الغرف المعروضة للبيع من هذا النوع ${formatCount(quantity)}.`,
	changeQuantity: "تغيير عدد الغرف",
	add: "إضافة أرقام غرف",
	adding: "جارٍ الإضافة...",
	numbers: "أرقام الغرف",
	numbersHint: "نطاق مثل 101–112، أو أرقام وأسماء تفصلها فواصل.",
	floor: "الطابق",
	floorHint: "اتركه فارغًا ليُؤخذ من الرقم: الغرفة 204 في الطابق 2.",
	notes: "ملاحظات",
	notesHint: "لمكتب الاستقبال والتنظيف، مثل «شرفة» أو «متصلة بالغرفة 102».",
	number: "رقم الغرفة",
	enterNumbers: "أدخل رقم غرفة واحدًا على الأقل.",
	enterNumber: "أدخل رقم الغرفة.",
	tooMany: ({ most }) => `أدخل نطاقات تصاعدية، و${most} رقم على الأكثر في المرة الواحدة.`,
	aNumber: "رقم الغرفة",
	aFloor: "الطابق",
	someNotes: "الملاحظات",
	taken: ({ names }) => `أرقام الغرف هذه موجودة بالفعل في هذا الفندق: ${names}.`,
	added: ({ count }) => `تمت إضافة ${numbers(count)}.`,
	edit: ({ name }) => `تعديل الغرفة ${name}`,
	saved: ({ name }) => `تم حفظ الغرفة ${name}.`,
	remove: ({ name }) => `إزالة الغرفة ${name}`,
	removeQuestion: ({ name }) => `هل تريد إزالة الغرفة ${name}؟`,
	removeText:
		"تُزال من مخطط الغرف ومن قائمة التنظيف. تحتفظ بها الإقامات السابقة. لا يتغير عدد الغرف المعروضة للبيع.",
	removed: ({ name }) => `تمت إزالة الغرفة ${name}.`,
	used: ({ name, date }) => `الغرفة ${name} مشغولة ابتداءً من ${date}. انقل إقاماتها وأنهِ إغلاقاتها أولًا.`,
};
