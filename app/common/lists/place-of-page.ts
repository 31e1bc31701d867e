import type { AnyFilters, Direction } from "./list-filters.ts";
import { isMoreThanCounted, reachable } from "./most-counted.ts";

type Place = {
	/** The page to show: the last one for a page beyond it. */
	page: number;
	limit: number;
	offset: number;
	/** The direction in which limit and offset count: pages of the second half are counted from the end. */
	direction: Direction;
};

/** The page to show of a list with `total` rows: the first one for a page before it, the last one for a page beyond. */
export const pageWithin = ({ page, size }: { page: number; size: number }, total: number): number =>
	Math.min(Math.max(1, page), Math.max(1, Math.ceil(total / size)));

/**
 * Returns the offset, limit and direction of a page. The second half of a list is read from its end, in
 * reverse order, so that few rows are skipped; the caller then reverses the rows. A list with more rows than
 * are counted ends at the last counted page and is never read from the end.
 */
export function placeOfPage(filters: Pick<AnyFilters, "page" | "size" | "direction">, total: number): Place {
	const { size, direction } = filters;
	const reached = reachable(total);
	const page = pageWithin(filters, reached);
	const start = (page - 1) * size;
	const limit = Math.min(size, reached - start);
	if (total === 0 || isMoreThanCounted(total)) return { page, limit, offset: start, direction };
	// Always a full page: a row added since the count must not push another one off it.
	if (start <= total / 2) return { page, limit: size, offset: start, direction };
	return { page, limit, offset: total - start - limit, direction: direction === "asc" ? "desc" : "asc" };
}
