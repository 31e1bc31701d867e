import { byLanguage } from "#app/common/language/by-language.ts";
import { offeredLanguages } from "#app/common/language/current-language.ts";
import { LANGUAGES, type Language } from "#app/common/language/languages.ts";

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: "region", fallback: "code" });

const names = byLanguage(namesIn);

const isCode = (code: string) => /^[A-Z]{2}$/.test(code);

/** Each card of a list of hotels has one, and looking it up takes several microseconds. At most 676 a language. */
const known = byLanguage(() => new Map<string, string>());

/** `Germany` for `DE`, in the language of the page; returns an unknown code unchanged. */
export function countryName(code: string): string {
	if (!isCode(code)) return code;
	const name = known().get(code) ?? names().of(code) ?? code;
	known().set(code, name);
	return name;
}

const compare = byLanguage((locale) => new Intl.Collator(locale).compare);

/** The codes in the order of the countries’ names in the language of the page. */
export function sortCountries(codes: readonly string[]): string[] {
	const compareNames = compare();
	return codes.toSorted((one, other) => compareNames(countryName(one), countryName(other)));
}

const namesInLanguage = new Map<Language, Intl.DisplayNames>();

/** The names of a country in English and in each language of the market, to search in. */
export function everyCountryName(code: string): string[] {
	if (!isCode(code)) return [code];
	return [...new Set<Language>(["en", ...offeredLanguages()])].map((language) => {
		const found = namesInLanguage.get(language) ?? namesIn(LANGUAGES[language].locale);
		namesInLanguage.set(language, found);
		return found.of(code) ?? code;
	});
}
