import { foldText } from "#app/common/lists/fold-text.ts";

/** `hasWord` for all words of a search, implemented simply, to compare with. For tests. */
export const hasAllWords = (text: string, typed: string): boolean =>
	foldText(typed)
		.split(" ")
		.filter(Boolean)
		.every((word) =>
			/^[a-z]/.test(word) && !/\d/.test(word)
				? [...text.matchAll(/(?<![\p{L}\p{N}])/gu)].some(({ index }) => text.startsWith(word, index))
				: text.includes(word),
		);
