import { createHash } from "node:crypto";
import { currentLanguage } from "#app/common/language/current-language.ts";
import type { Language } from "#app/common/language/languages.ts";
import { ownLanguage, readTranslations } from "#app/common/language/translated.ts";
import { joinValues, type Valued } from "./variant-attributes.ts";

/** The key of an option's value in `products.translations`, which is the name of a form field, too. */
export const valueKey = (value: string): string =>
	`value_${createHash("sha256").update(value).digest("hex").slice(0, 20)}`;

export const isValueKey = (key: string): boolean => key.startsWith("value_");

/** Whether a value has words to translate: “Small” has, “XL” and “42” read the same in every language. */
export const isTranslatable = (value: string): boolean => /[\p{Ll}\p{Lo}]/u.test(value);

/** The values of a variant as a page shows them. Carts, filters and orders keep the original. */
export function shownValues({ translations, ...variant }: Valued & { translations: string | null }): Valued {
	const { option1, option2, option3 } = variant;
	if (currentLanguage() === ownLanguage()) return { option1, option2, option3 };
	const translation = readTranslations(translations)[currentLanguage()] ?? {};
	const shown = (value: string | null) => value && (translation[valueKey(value)] ?? value);
	return { option1: shown(option1), option2: shown(option2), option3: shown(option3) };
}

/** The values as they are shown and as they were written, and the language of the former if it is not that of the page. */
export function namedValues(variant: Valued & { translations: string | null }): NamedValues {
	const writtenOptions = joinValues(variant);
	const options = joinValues(shownValues(variant));
	const isOriginal = options === writtenOptions && currentLanguage() !== ownLanguage();
	return { options, writtenOptions, ...(isOriginal ? { optionsLang: ownLanguage() } : {}) };
}

type NamedValues = { options: string; writtenOptions: string; optionsLang?: Language };
