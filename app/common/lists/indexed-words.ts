import { foldText } from "./fold-text.ts";

const MAX_WORD = 40;
const MAX_TYPED = 8;
/** Letters that Unicode does not split into a letter and an accent, but that people type without one. */
const PLAIN: Record<string, string> = { ø: "o", ł: "l", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th" };

/**
 * The words of a text as the search index stores them: runs of letters and digits, without case and accents.
 */
export function splitWords(text: string): string[] {
	const plain = foldText(text).replace(/[øłđıßæœþ]/g, (letter) => PLAIN[letter] ?? letter);
	return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, MAX_WORD).join(""));
}

/** The search words of a typed text, without duplicates. */
export const typedWords = (typed: string): string[] => [...new Set(splitWords(typed))].slice(0, MAX_TYPED);

/**
 * The words of a product's search index, without duplicates, and the words of its name, in order, then those of its
 * translations. The columns `search_words` and `title_words` store them separated by single spaces.
 */
export function productSearchWords(product: {
	title: string;
	vendor: string;
	tags: string;
	category: string | null;
	/** SKUs and option values, and what else it is found by. */
	variants: readonly string[];
	/** Its name in other languages. */
	titles?: readonly string[];
}): { searchWords: string; titleWords: string } {
	const { title, vendor, tags, category, variants, titles = [] } = product;
	const all = splitWords([title, ...titles, vendor, tags, category ?? "", ...variants].join(" "));
	return {
		searchWords: [...new Set(all)].join(" "),
		titleWords: splitWords([title, ...titles].join(" ")).join(" "),
	};
}

/**
 * Other forms of a word with the same meaning: "lamps" also finds "lamp", and "dishes" finds "dish". The
 * rules are English; words of other languages are still found as typed.
 */
export function singularsOf(word: string): string[] {
	if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return [];
	return [word.slice(0, -1), ...(word.endsWith("es") && word.length > 4 ? [word.slice(0, -2)] : [])];
}
