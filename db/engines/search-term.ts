/** A word that products are searched for: as the beginning of a word (`beginnings`) or as a whole one (`wholes`). */
export type SearchTerm = {
	beginnings: string[];
	wholes: string[];
	/** Many products have it: the index is not asked for it where that takes long. */
	isCommon?: boolean;
};

/** The term as whole words only. Of words that begin so, either engine merges all before it gives one. */
export const asWholeWord = <Term extends SearchTerm>({ beginnings, wholes, ...term }: Term) => ({
	...term,
	beginnings: [],
	wholes: [...beginnings, ...wholes],
});
