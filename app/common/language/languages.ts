/** The languages that the site is translated into, with their own names and their direction. */
export const LANGUAGES = {
	en: { name: "English", direction: "ltr" },
	es: { name: "Español", direction: "ltr" },
	pt: { name: "Português", direction: "ltr" },
	fr: { name: "Français", direction: "ltr" },
	de: { name: "Deutsch", direction: "ltr" },
	ar: { name: "العربية", direction: "rtl" },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as [Language, ...Language[]];
