import { LANGUAGES, type Language } from "./languages.ts";

/** The language of a page, and what its path begins with: `/es`, or nothing for the market's own language. */
export type PageLanguage = { language: Language; prefix: string };

/** The languages of the market, its own first. */
type Offered = readonly Language[];

let offered: Offered = ["en"];
let read = (): PageLanguage => ({ language: offered[0] ?? "en", prefix: "" });

/** Sets the languages of the market, and how to find that of the page: on the server from its request. Called once. */
export function readLanguageFrom(source: () => PageLanguage, languages: Offered): void {
	read = source;
	offered = languages;
}

/** The language of the page that is being made. */
export const currentLanguage = (): Language => read().language;

/** Whether the page is read from right to left. */
export const isRightToLeft = (): boolean => LANGUAGES[currentLanguage()].direction === "rtl";

/** The languages of the market, its own first. */
export const offeredLanguages = (): Offered => offered;

/** The prefix of a language’s paths: `/es`, or nothing for the market’s own language. */
export const prefixOf = (language: Language): string => (language === offered[0] ? "" : `/${language}`);

/** Adds the language of the page to a path of the site. Other addresses, such as those of other sites, stay as they are. */
export function inLanguage(path: string): string {
	const { prefix } = read();
	return prefix && path.startsWith("/") && !path.startsWith("//") ? withPrefix(path, prefix) : path;
}

/** A path of the site in a language of the market. */
export function pathIn(language: Language, path: string): string {
	const prefix = prefixOf(language);
	return prefix ? withPrefix(path, prefix) : path;
}

/** Removes the language of the page from a path. */
export function withoutLanguage(path: string): string {
	const { prefix } = read();
	return prefix && (path === prefix || path.startsWith(`${prefix}/`))
		? path.slice(prefix.length) || "/"
		: path;
}

const withPrefix = (path: string, prefix: string) => {
	const isTranslated =
		path.startsWith(prefix) && /^$|[/?#]/.test(path.slice(prefix.length, prefix.length + 1));
	return isTranslated ? path : prefix + path.replace(/^\/(?=$|[?#])/, "");
};
