/** The languages that the site is translated into: their own names, their direction, and how they write numbers and dates. */
export const LANGUAGES = {
	en: { name: "English", direction: "ltr", locale: "en-US" },
	es: { name: "Español", direction: "ltr", locale: "es" },
	pt: { name: "Português", direction: "ltr", locale: "pt-PT" },
	fr: { name: "Français", direction: "ltr", locale: "fr" },
	de: { name: "Deutsch", direction: "ltr", locale: "de" },
	// With the digits that forms take.
	ar: { name: "العربية", direction: "rtl", locale: "ar-u-nu-latn" },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as [Language, ...Language[]];
