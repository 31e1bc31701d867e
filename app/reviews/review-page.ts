import { formatDate, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ReviewChoice, Reviews } from "./read-reviews.server.ts";

/** The parameters of a page that shows reviews. */
export const REVIEW_PARAMS = ["reviews", "stars"] as const;

/** The page of reviews in `?reviews=2`, and the rating in `?stars=4`; the first page of all for invalid numbers. */
export function readReviewChoice(url: URLSearchParams): ReviewChoice {
	const page = url.get("reviews") ?? "";
	const stars = url.get("stars") ?? "";
	return {
		page: /^\d{1,6}$/.test(page) ? Number(page) : 1,
		stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
	};
}

/** The reviews for a public page, with formatted dates. */
export function toReviewsView({ rows, ...counts }: Reviews, timeZone: string) {
	return {
		...counts,
		rows: rows.map(({ id, rating, author, title, message, answer, photos, created_at }) => {
			const { date } = wallClock(created_at, timeZone);
			return {
				id: maskId(id),
				rating,
				author,
				title,
				message,
				answer,
				photos,
				date,
				at: formatDate(date, 0),
			};
		}),
	};
}

export type ReviewsView = ReturnType<typeof toReviewsView>;

/** What the page of a review's photos is about: `Review of Brass lamp by Ana L.` */
export const titleOfReview = (author: string, of: string): string =>
	t.reviews.titleOf({ product: of, author });

/** The reviews of a page as schema.org data; nothing without reviews. */
export const reviewData = ({ rows }: ReviewsView) =>
	rows.length > 0
		? {
				review: rows.map(({ rating, author, title, message, date }) => ({
					"@type": "Review",
					reviewRating: { "@type": "Rating", ratingValue: rating },
					author: { "@type": "Person", name: author },
					datePublished: date,
					name: title,
					reviewBody: message,
				})),
			}
		: {};

/** The average rating as schema.org data; nothing without reviews. */
export const ratingData = ({ rating_sum: sum, rating_count: count }: Rated) =>
	count > 0
		? {
				aggregateRating: {
					"@type": "AggregateRating",
					ratingValue: Number((sum / count).toFixed(1)),
					reviewCount: count,
				},
			}
		: {};

type Rated = { rating_sum: number; rating_count: number };
