import { readLanguageFrom } from "#app/common/language/current-language.ts";
import { LANGUAGE_NAMES, type Language } from "#app/common/language/languages.ts";

/** What somebody reads in a language. Spaces that don’t break are plain ones. */
export async function readingIn<Read>(language: Language, read: () => Read | Promise<Read>): Promise<Read> {
	readLanguageFrom(() => ({ language, prefix: "" }), LANGUAGE_NAMES);
	try {
		return JSON.parse(JSON.stringify(await read()).replace(/[\u00a0\u202f]/g, " "));
	} finally {
		readLanguageFrom(() => ({ language: "en", prefix: "" }), ["en"]);
	}
}
