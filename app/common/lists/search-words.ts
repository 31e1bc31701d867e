import { readReferenceNumber } from "#app/common/reference-number.ts";
import { foldText } from "./fold-text.ts";

const MAX_WORDS = 10;

/** The words that must all occur in a row's search text, in any order, as `hasWord` compares them. */
export function searchWords(typed: string): string[] {
	return foldText(typed.replace(/\p{Cc}/gu, " "))
		.split(" ")
		.filter(Boolean)
		.slice(0, MAX_WORDS);
}

/**
 * The words to search for in a list of orders, stays or moves. A reference number is converted to its stored
 * form, so it is found with or without hyphens and in any case.
 */
export function listSearchWords(typed: string): string[] {
	const number = readReferenceNumber(typed);
	if (number) return [foldText(number)];
	return searchWords(typed).map((word) => foldText(readReferenceNumber(word) ?? word));
}
