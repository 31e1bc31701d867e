import type { Messages } from "#messages/en/index.ts";

export const findItems: Messages["findItems"] = {
	left: ({ count }) => `${count} في المخزون`,
	findHint: "البحث بـ SKU أو الاسم",
	find: "بحث",
	noMatch: "لا توجد منتجات معروضة للبيع تطابق هذا البحث.",
	tooManyMatches: "توجد نتائج أخرى. اكتب المزيد من الاسم أو SKU.",
	stock: "متوفر",
	outStock: "نفدت الكمية",
};
