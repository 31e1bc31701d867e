/** A search word: as a prefix (`beginnings`) or as a whole word (`wholes`). */
export type SearchTerm = {
	beginnings: string[];
	wholes: string[];
	/** All words that it stands for, where the engine looks up words faster than prefixes. */
	words?: string[];
	/** Many products match it: the index is not asked for it where that is slow. */
	isCommon?: boolean;
};

/** The term as whole words only. For a prefix, both engines merge all matches before they return a row. */
export const asWholeWord = <Term extends SearchTerm>({ beginnings, wholes, words: _, ...term }: Term) => ({
	...term,
	beginnings: [],
	wholes: [...beginnings, ...wholes],
});

/** Finds something out about a word, or remembers it under this name. */
export type Remember = <Found extends object>(name: string, find: () => Promise<Found>) => Promise<Found>;
