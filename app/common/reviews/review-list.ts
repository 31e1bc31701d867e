import { listFilters } from "#app/common/lists/list-filters.ts";

const listAt = (path: string) =>
	listFilters({ path, narrowing: {}, sorts: { waiting: "asc" }, sizes: [10, 20, 50], usualSize: 20 });

/** The reviews that somebody answers, by the desk they sit at. */
export const REVIEW_LISTS = { hotels: listAt("/owner/reviews"), products: listAt("/dashboard/reviews") };

/** Owners answer what is said of their hotels, an Admin of all hotels, the shop's staff of products. */
export type Desk = keyof typeof REVIEW_LISTS;
