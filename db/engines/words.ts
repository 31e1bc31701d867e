import { type RawBuilder, type SqlBool, sql } from "kysely";

/** A trigram index finds nothing shorter. */
export const TRIGRAM = 3;

/**
 * Letters and digits of scripts that separate words by spaces, as a range of a regular expression or a glob.
 */
export const WORD_LETTERS = "0-9A-Za-z\u00c0-\u1fff";

const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a word matches at the start of words only: it has no digit, and its script separates words. */
export const isWordBeginning = (word: string): boolean =>
	/^[A-Za-z\u00c0-\u1fff]/u.test(word) && !/\p{Nd}/u.test(word) && !UNSPACED.test(word);

/** Whether a column contains this text, case-sensitive. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
	return sql<SqlBool>`${column} like ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}

/** The usual spellings of a word: "ana", "ANA", "Ana". */
export function casesOf(word: string): string[] {
	const lower = word.toLowerCase();
	const [first = "", ...rest] = lower;
	return [...new Set([lower, word.toUpperCase(), first.toUpperCase() + rest.join("")])];
}

/** The parts of a word with this many letters. */
export function partsOf(word: string, length: number): string[] {
	const letters = [...word];
	return letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(""));
}
