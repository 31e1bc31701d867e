import { listFilters } from "#app/common/lists/list-filters.ts";

const listAt = (path: string) =>
	listFilters({ path, narrowing: {}, sorts: { waiting: "asc" }, sizes: [10, 20, 50], usualSize: 20 });

/**
 * The lists of reviews to answer: owners answer reviews of their hotels, an Admin those of all hotels and of moves, and
 * the shop's staff those of products.
 */
export const REVIEW_DESKS = {
	hotels: {
		list: listAt("/owner/reviews"),
		title: "Guest reviews",
		sub: "Read what guests say about your hotels, and reply.",
		reviewed: "Hotel",
	},
	products: {
		list: listAt("/dashboard/reviews"),
		title: "Product reviews",
		sub: "Read customer reviews and reply to them.",
		reviewed: "Product",
	},
	moves: {
		list: listAt("/trucking-dashboard/reviews"),
		title: "Reviews of moves",
		sub: "Read what customers say about their moves, and reply.",
		reviewed: "Booking",
	},
} as const;

export type Desk = keyof typeof REVIEW_DESKS;
