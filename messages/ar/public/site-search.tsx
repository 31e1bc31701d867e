import type { Messages } from "#messages/en/index.ts";

export const siteSearch: Messages["siteSearch"] = {
	results: ({ query }) => `نتائج البحث عن «${query}»`,
	nothing: ({ query }) => `لم نجد شيئًا عن «${query}»`,
	what: "عمّ تبحث؟",
	hotels: "الفنادق",
	tryOther: "جرّب كلمات أخرى أو أقل.",
	hint: "استخدم البحث في أعلى الصفحة للعثور على المنتجات والفنادق والمدن.",
	hotelsIn: ({ city }) => `فنادق في ${city}`,
	categoriesAndCities: "الفئات والمدن",
	products: "المنتجات",
	categories: "الفئات",
	cities: "المدن",
	all: "عرض كل النتائج",
	from: ({ price }) => <>ابتداءً من {price}</>,
};
