import { t } from "#app/common/language/messages.ts";
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
		get title() {
			return t.reviews.desks.hotels.title;
		},
		get sub() {
			return t.reviews.desks.hotels.lead;
		},
		get reviewed() {
			return t.reviews.desks.hotels.reviewed;
		},
	},
	products: {
		list: listAt("/dashboard/reviews"),
		get title() {
			return t.reviews.desks.products.title;
		},
		get sub() {
			return t.reviews.desks.products.lead;
		},
		get reviewed() {
			return t.reviews.desks.products.reviewed;
		},
	},
	moves: {
		list: listAt("/trucking-dashboard/reviews"),
		get title() {
			return t.reviews.desks.moves.title;
		},
		get sub() {
			return t.reviews.desks.moves.lead;
		},
		get reviewed() {
			return t.reviews.desks.moves.reviewed;
		},
	},
} as const;

export type Desk = keyof typeof REVIEW_DESKS;
