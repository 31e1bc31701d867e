import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";

/**
 * The most rows of a list that are counted, and so the end of its pages: people narrow a list long before
 * page 51. A count of one more means "more than this".
 */
export const MAX_COUNTED = 1_000;

export const isMoreThanCounted = (count: number): boolean => count > MAX_COUNTED;

/** The number of rows that a list's pages can reach. */
export const reachable = (count: number): number => Math.min(count, MAX_COUNTED);

/** A count as text: "17", "more than 1,000". */
export const formatCountOrMore = (count: number): string =>
	isMoreThanCounted(count) ? t.figures.moreThan({ count: formatCount(MAX_COUNTED) }) : `${count}`;

/** A short count: "17", "1,000+"; empty when nothing was counted. */
export const shortCount = (count: number | null): string =>
	count === null ? "" : isMoreThanCounted(count) ? `${formatCount(MAX_COUNTED)}+` : `${count}`;
