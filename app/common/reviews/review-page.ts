import { formatDate, wallClock } from "#app/common/calendar.ts";
import type { Reviews } from "./read-reviews.server.ts";

/** The page of reviews in `?reviews=2`; the first page for an invalid number. */
export function readReviewPage(url: URLSearchParams): number {
	const requestedPage = url.get("reviews") ?? "";
	return /^\d{1,6}$/.test(requestedPage) ? Number(requestedPage) : 1;
}

/** The reviews for a public page, with formatted dates. */
export function toReviewsView({ rows, ...counts }: Reviews, timeZone: string) {
	return {
		...counts,
		rows: rows.map(({ id, rating, author, title, message, answer, created_at }) => {
			const { date } = wallClock(created_at, timeZone);
			return { id, rating, author, title, message, answer, date, at: formatDate(date, 0) };
		}),
	};
}

export type ReviewsView = ReturnType<typeof toReviewsView>;

/** The reviews of a page as schema.org data; nothing without reviews. */
export const reviewData = ({ rows }: ReviewsView) =>
	rows.length > 0
		? {
				review: rows.map(({ rating, author, title, message, date }) => ({
					"@type": "Review",
					reviewRating: { "@type": "Rating", ratingValue: rating },
					author: { "@type": "Person", name: author },
					datePublished: date,
					...(title ? { name: title } : {}),
					...(message ? { reviewBody: message } : {}),
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
