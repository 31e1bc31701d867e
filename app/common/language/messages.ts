import type { Messages } from "#messages/en/index.ts";
import { currentLanguage } from "./current-language.ts";
import { isolateValues } from "./direction.ts";
import { LANGUAGES, type Language } from "./languages.ts";

const catalogs: Partial<Record<Language, Messages>> = {};

/** Adds the messages of a language: the server has those of all, a browser those of its page. */
export function addMessages(all: Partial<Record<Language, Messages>>): void {
	for (const [name, messages] of Object.entries(all)) {
		const language = name as Language;
		catalogs[language] = LANGUAGES[language].direction === "rtl" ? isolateValues(messages) : messages;
	}
}

// A browser's scripts load one language: see entry.client.tsx.
if (typeof document === "undefined") addMessages((await import("#messages/all.ts")).all);

/**
 * The messages in the language of the page: `t.track.title`, `t.orders.cancel.question({ number })`. Read while a page is
 * made, never when a module is loaded: then there is no page, and so no language.
 */
export const t = new Proxy({} as Messages, {
	get: (_, feature: keyof Messages) => catalogs[currentLanguage()]?.[feature],
});

/** What lists count, such as "orders": see `t.counts`, and `t.nothing` for none of them. */
export type CountNoun = keyof Messages["counts"] & keyof Messages["nothing"];
