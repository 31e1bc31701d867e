import { foldText } from "./fold-text.ts";

const MAX_WORDS = 10;

/** The words that must all occur in a row's search text, in any order, also inside longer words. */
export function searchWords(typed: string): string[] {
	return foldText(typed.replace(/\p{Cc}/gu, " "))
		.split(" ")
		.filter(Boolean)
		.slice(0, MAX_WORDS);
}
