import { listFilters } from "#app/common/lists/list-filters.ts";

const listAt = (path: string) =>
	listFilters({ path, narrowing: {}, sorts: { waiting: "asc" }, sizes: [10, 20, 50], usualSize: 20 });

/** The lists of reviews to answer. */
export const REVIEW_LISTS = {
	hotels: listAt("/owner/reviews"),
	products: listAt("/dashboard/reviews"),
	moves: listAt("/trucking-dashboard/reviews"),
};

/**
 * Owners answer reviews of their hotels, an Admin those of all hotels and of moves, and the shop's staff those of
 * products.
 */
export type Desk = keyof typeof REVIEW_LISTS;
