import type { AnyFilters, Direction } from "./list-filters.ts";
import { isMoreThanCounted, reachable } from "./most-counted.ts";

type Place = {
	/** The page that is answered: the last one for a page beyond it. */
	page: number;
	limit: number;
	offset: number;
	/** In which direction limit and offset count: pages of the second half are counted from the end. */
	direction: Direction;
};

/**
 * Where a page's rows are found, so that none has to be read its way to through many others. The rows found
 * there may have to be put in order again: `direction` is not always the list's. Where there are more rows than
 * are counted, the last page is the last of those counted, and none is read from the end.
 */
export function placeOfPage(filters: Pick<AnyFilters, "page" | "size" | "direction">, total: number): Place {
	const { size, direction } = filters;
	const reached = reachable(total);
	const page = Math.min(filters.page, Math.max(1, Math.ceil(reached / size)));
	const start = (page - 1) * size;
	const limit = Math.min(size, reached - start);
	if (total === 0 || isMoreThanCounted(total)) return { page, limit, offset: start, direction };
	// A full page, also where fewer are left: one that came since they were counted must not push another off it.
	if (start <= total / 2) return { page, limit: size, offset: start, direction };
	return { page, limit, offset: total - start - limit, direction: direction === "asc" ? "desc" : "asc" };
}
