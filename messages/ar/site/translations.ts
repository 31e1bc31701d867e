import type { Messages } from "#messages/en/index.ts";

export const translations: Messages["translations"] = {
	title: "الترجمات",
	lead: ({ language }) =>
		`ما كتبته باللغة ${language} بجانب ترجمته. وحيث لا توجد ترجمة، يقرأ الزوار النص الأصلي.`,
	languages: "اللغات",
	missing: ({ count }) => `${count} ناقصة`,
	missingOf: ({ count, total }) => `النصوص الناقصة: ${count} من ${total}.`,
	complete: "كل شيء مترجم.",
	isMissing: "ناقصة",
	optionValue: ({ value }) => `قيمة الخيار: ${value}`,
	save: "حفظ الترجمة",
	saved: ({ language, name }) => `${language}: تم حفظ «${name}».`,
	nothing: { title: "لا شيء للترجمة", text: "للموقع لغة واحدة، أو لم يُكتب شيء هنا بعد." },
};
