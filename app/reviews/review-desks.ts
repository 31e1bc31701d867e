import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import { listFilters } from "#app/common/lists/list-filters.ts";

const listAt = (path: string) =>
	listFilters({ path, narrowing: {}, sorts: { waiting: "asc" }, sizes: [10, 20, 50], usualSize: 20 });

/**
 * The lists of reviews to answer: owners answer reviews of their hotels, an Admin those of all hotels and of moves, and
 * the shop's staff those of products.
 */
export const REVIEW_DESKS = withTexts(
	{
		hotels: {
			list: listAt("/owner/reviews"),
		},
		products: {
			list: listAt("/dashboard/reviews"),
		},
		moves: {
			list: listAt("/trucking-dashboard/reviews"),
		},
	},
	{
		title: (key) => t.reviews.desks[key].title,
		sub: (key) => t.reviews.desks[key].lead,
		reviewed: (key) => t.reviews.desks[key].reviewed,
	},
);

export type Desk = keyof typeof REVIEW_DESKS;
