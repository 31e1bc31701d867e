/**
 * How many rows of a list are counted, and how far its pages go. Nobody turns to the 51st page of twenty: they
 * narrow the list. A count of one more stands for more than these, however many there are.
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
