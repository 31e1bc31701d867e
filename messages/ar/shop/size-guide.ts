import type { Messages } from "#messages/en/index.ts";

export const sizeGuide: Messages["sizeGuide"] = {
	columns: ({ most }) => `أدخل من 2 إلى ${most} أعمدة مفصولة بالرمز |، مثل: المقاس | الصدر | الخصر.`,
	rows: ({ most }) => `عدد صفوف دليل المقاسات ${most} على الأكثر.`,
	longCell: ({ line, most }) => `في السطر ${line} خلية تزيد على ${most} حرفًا.`,
	columnCount: ({ line, count, columns }) =>
		`عدد الأعمدة في السطر ${line} هو ${count}. أدخل ${columns} كما في السطر الأول.`,
	enterRow: "أدخل صفًا واحدًا على الأقل من المقاسات تحت العناوين.",
};
