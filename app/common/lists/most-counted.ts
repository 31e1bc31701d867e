/**
 * The most rows of a list that are counted, and so the end of its pages: people narrow a list long before
 * page 51. A count of one more means "more than this".
 */
export const MAX_COUNTED = 1_000;

export const isMoreThanCounted = (count: number): boolean => count > MAX_COUNTED;

/** How many rows the pages of a list lead to, of as many as were counted. */
export const reachable = (count: number): number => Math.min(count, MAX_COUNTED);

/** A count as people read it: '17', 'more than 1,000'. */
export const formatCountOrMore = (count: number): string =>
	isMoreThanCounted(count) ? `more than ${MAX_COUNTED.toLocaleString("en-US")}` : `${count}`;

/** The same beside a word: '17', '1,000+'; nothing where nobody counted. */
export const shortCount = (count: number | null): string =>
	count === null ? "" : isMoreThanCounted(count) ? `${MAX_COUNTED.toLocaleString("en-US")}+` : `${count}`;
