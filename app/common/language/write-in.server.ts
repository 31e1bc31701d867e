import { AsyncLocalStorage } from "node:async_hooks";
import { offeredLanguages, type PageLanguage, prefixOf, readLanguageFrom } from "./current-language.ts";
import type { Language } from "./languages.ts";

const scope = new AsyncLocalStorage<PageLanguage>();

/** Sets the languages of the market, its own first. Called once. */
export function offerLanguages(languages: readonly [Language, ...Language[]]): void {
	readLanguageFrom(() => scope.getStore() ?? { language: languages[0], prefix: "" }, languages);
}

/** The language of whom something is written to, as it is stored; null for the market's own. */
export type StoredLanguage = string | null;

/** A stored language, or the market's own where it has none or no longer offers it. */
export function languageOf(stored: StoredLanguage): Language {
	const [own = "en", ...others] = offeredLanguages();
	return others.find((offered) => offered === stored) ?? own;
}

/** Does something in a stored language, such as composing an email that another person causes. */
export function writeIn<Result>(stored: StoredLanguage, write: () => Result): Result {
	const language = languageOf(stored);
	return scope.run({ language, prefix: prefixOf(language) }, write);
}
