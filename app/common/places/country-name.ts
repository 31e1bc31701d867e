import { byLanguage } from "#app/common/language/by-language.ts";

const names = byLanguage((locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "code" }));

/** Each card of a list of hotels has one, and looking it up takes several microseconds. At most 676 a language. */
const known = byLanguage(() => new Map<string, string>());

/** `Germany` for `DE`, in the language of the page; returns an unknown code unchanged. */
export function countryName(code: string): string {
	if (!/^[A-Z]{2}$/.test(code)) return code;
	const name = known().get(code) ?? names().of(code) ?? code;
	known().set(code, name);
	return name;
}
