import { currentLanguage, offeredLanguages } from "./current-language.ts";
import type { Language } from "./languages.ts";

/** What an owner wrote in another language, by the column of the original. A text that is missing is not there. */
export type Translation = Partial<Record<string, string>>;

type Translations = Partial<Record<Language, Translation>>;

/** The column `translations` of a thing: JSON, in each language what its owner wrote. */
export const readTranslations = (stored: string | null): Translations => JSON.parse(stored || "{}");

/** The languages that owners translate into: those of the market but its own. */
export const translatedLanguages = (): readonly Language[] => offeredLanguages().slice(1);

/** The market's own language, in which owners write. */
export const ownLanguage = (): Language => offeredLanguages()[0] ?? "en";

type Written = { translations: string | null };

/**
 * A row with its texts in the language of the page. A text that has no translation stays as its owner wrote it, and `lang`
 * says in which language that is, for the element that shows it.
 */
export function translated<Row extends Written, Field extends keyof Row & string>(
	row: Row,
	fields: readonly Field[],
): Omit<Row, "translations"> & { lang?: Partial<Record<Field, Language>> } {
	const { translations, ...written } = row;
	const language = currentLanguage();
	if (language === ownLanguage()) return written;
	const translation = readTranslations(translations)[language] ?? {};
	const filled = fields.filter((field) => row[field]);
	const found = filled.flatMap((field) => (translation[field] ? [[field, translation[field]]] : []));
	const missing = filled.filter((field) => !translation[field]).map((field) => [field, ownLanguage()]);
	return { ...written, ...Object.fromEntries(found), lang: Object.fromEntries(missing) };
}

/** All that was written in any language for a field, to search in. */
export const everyTranslation = (stored: string | null, field: string): string[] =>
	Object.values(readTranslations(stored)).flatMap((translation) => translation[field] ?? []);
