import { readReferenceNumber } from "#app/common/reference-number.ts";
import { foldText } from "./fold-text.ts";

const MAX_WORDS = 10;

/** The words that must all occur in a row's search text, in any order; `hasWord` says how. */
export function searchWords(typed: string): string[] {
	return foldText(typed.replace(/\p{Cc}/gu, " "))
		.split(" ")
		.filter(Boolean)
		.slice(0, MAX_WORDS);
}

/**
 * The words to look for in a list of orders, stays or moves. A number of ours is looked for as it is stored, however
 * it was typed: with or without hyphens, in capitals or not, in groups.
 */
export function listSearchWords(typed: string): string[] {
	const number = readReferenceNumber(typed);
	if (number) return [foldText(number)];
	return searchWords(typed).map((word) => foldText(readReferenceNumber(word) ?? word));
}
