import type { Language } from "./languages.ts";

/** The language of a page, and what its path begins with: `/es`, or nothing for the market's own language. */
export type PageLanguage = { language: Language; prefix: string };

/** The languages of the market, its own first. */
type Offered = readonly Language[];

let offered: Offered = ["en"];
let read = (): PageLanguage => ({ language: offered[0] ?? "en", prefix: "" });

/** Tells what languages there are, and how to know that of the page: on the server by its request. Called once. */
export function readLanguageFrom(source: () => PageLanguage, languages: Offered): void {
	read = source;
	offered = languages;
}

/** The language of the page that is being made. */
export const currentLanguage = (): Language => read().language;

/** The languages of the market, its own first. */
export const offeredLanguages = (): Offered => offered;

/** What the paths of a language begin with. */
export const prefixOf = (language: Language): string => (language === offered[0] ? "" : `/${language}`);

/** A path of the site in the language of the page; anything else, such as the address of another site, as it is. */
export function inLanguage(path: string): string {
	const { prefix } = read();
	return prefix && path.startsWith("/") && !path.startsWith("//") ? withPrefix(path, prefix) : path;
}

/** A path without the language that it begins with. */
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
