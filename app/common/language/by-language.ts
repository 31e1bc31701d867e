import { currentLanguage } from "./current-language.ts";
import { LANGUAGES, type Language } from "./languages.ts";

/**
 * Makes something once for each language, such as a formatter, which takes much longer to make than to use. The returned
 * function gives that of the page’s language.
 */
export function byLanguage<Value>(make: (locale: string, language: Language) => Value): () => Value {
	const made = new Map<Language, Value>();
	return () => {
		const language = currentLanguage();
		const known = made.get(language);
		if (known !== undefined) return known;
		const value = make(LANGUAGES[language].locale, language);
		made.set(language, value);
		return value;
	};
}
