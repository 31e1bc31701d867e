import { t } from "#app/common/language/messages.ts";
import { REVIEW_PARAMS, type ReviewsView } from "#app/reviews/review-page.ts";
import { ReviewPhotos } from "./review-photos.tsx";
import { Rating, StarShapes, Stars } from "./stars.tsx";

type SectionProps = {
	reviews: ReviewsView;
	/** Who answers: "Hotel Miramar", "Meeha". */
	answeredBy: string;
	/** The page's own path and query, to which the choice of reviews is added. */
	path: string;
	/** The page of a review's photo with a number from 1. */
	photoHref?: (reviewId: string, number: number) => string;
	/** The text when there are no reviews. */
	empty: string;
};

/** The reviews of a hotel or a product: the ratings, which filter them, then the reviews, five to a page. */
export function ReviewSection({ reviews, answeredBy, path, photoHref, empty }: SectionProps) {
	const { count, sum, rows } = reviews;
	return (
		<section aria-labelledby="reviews" className="mt-12">
			<h2 id="reviews" className="flex flex-wrap items-baseline gap-x-3 text-xl">
				{t.reviews.title} <Rating sum={sum} count={count} />
			</h2>
			{count === 0 ? (
				<p className="mt-2 text-secondary">{empty}</p>
			) : (
				<>
					<StarShapes />
					<RatingBars reviews={reviews} path={path} />
					{rows.length === 0 ? <p className="mt-6 text-secondary">{t.reviews.noneOfRating}</p> : null}
					<ol className="mt-6 grid gap-6">
						{rows.map((row) => (
							<Review key={row.id} review={row} answeredBy={answeredBy} photoHref={photoHref} />
						))}
					</ol>
					<ReviewPages reviews={reviews} path={path} />
				</>
			)}
		</section>
	);
}

type ReviewProps = Pick<SectionProps, "answeredBy" | "photoHref"> & {
	review: ReviewsView["rows"][number];
	/** Shows the rating; `Stars` when left out. */
	as?: typeof Stars;
};

export function Review({ review, answeredBy, photoHref, as: RatingShown = Stars }: ReviewProps) {
	const { id, rating, author, at, title, message, photos, answer } = review;
	return (
		<li className="max-w-prose border-t border-line pt-4">
			<p className="flex flex-wrap gap-x-3">
				<RatingShown rating={rating} /> <bdi className="font-semibold wrap-anywhere">{author}</bdi>{" "}
				<span className="text-secondary">{at}</span>
			</p>
			{title ? (
				<h3 className="mt-1 text-base wrap-anywhere" dir="auto">
					{title}
				</h3>
			) : null}
			<p className="whitespace-pre-line wrap-anywhere" dir="auto">
				{message}
			</p>
			{photoHref ? (
				<ReviewPhotos photos={photos} author={author} hrefOf={(number) => photoHref(id, number)} />
			) : null}
			{answer ? (
				<div className="mt-3 border-s-2 border-line ps-4">
					<p className="text-sm font-semibold">{t.reviews.repliedBy({ name: answeredBy })}</p>
					<p className="whitespace-pre-line wrap-anywhere" dir="auto">
						{answer}
					</p>
				</div>
			) : null}
		</li>
	);
}

type ChoiceProps = { reviews: ReviewsView; path: string };

/** How many reviews have each rating: each is a link to these reviews. */
function RatingBars({ reviews: { byStars, count, stars }, path }: ChoiceProps) {
	return (
		<>
			<ul className="mt-3 grid max-w-80 text-sm">
				{byStars.map((row) => (
					<li key={row.rating}>
						{row.count === 0 ? (
							<p className="flex items-center gap-2 py-1">
								<RatingBar row={row} count={count} />
							</p>
						) : (
							<a
								href={chosenReviews(path, { stars: row.rating })}
								aria-current={row.rating === stars ? "true" : undefined}
								className={`flex items-center gap-2 py-1${row.rating === stars ? " font-semibold" : ""}`}
							>
								<RatingBar row={row} count={count} />
							</a>
						)}
					</li>
				))}
			</ul>
			{stars === null ? null : (
				<p className="mt-2 text-sm">
					<a href={chosenReviews(path, {})}>{t.reviews.showAll}</a>
				</p>
			)}
		</>
	);
}

function RatingBar({ row, count }: { row: ReviewsView["byStars"][number]; count: number }) {
	return (
		<>
			<span className={row.count > 0 ? "link w-14" : "w-14"}>{t.counts.stars({ count: row.rating })}</span>{" "}
			<svg className="h-2 w-0 flex-1" aria-hidden="true">
				<rect width="100%" height="100%" rx="4" className="fill-line" />
				<rect
					width={`${Math.round((100 * row.count) / count)}%`}
					height="100%"
					rx="4"
					className="fill-current"
				/>
			</svg>{" "}
			<span className="w-8 text-end tabular-nums">
				{t.reviews.countPlain({
					count: row.count,
					shown: String(row.count),
					hidden: (text) => <span className="sr-only">{` ${text}`}</span>,
				})}
			</span>
		</>
	);
}

function ReviewPages({ reviews: { page, pages, stars }, path }: ChoiceProps) {
	if (pages < 2) return null;
	return (
		<nav aria-label={t.reviews.title} className="mt-6 flex gap-4">
			{page > 1 ? <a href={chosenReviews(path, { stars, page: page - 1 })}>{t.reviews.newer}</a> : null}
			{page < pages ? <a href={chosenReviews(path, { stars, page: page + 1 })}>{t.reviews.older}</a> : null}
		</nav>
	);
}

/** The same page with other reviews. */
function chosenReviews(path: string, { stars, page = 1 }: { stars?: number | null; page?: number }): string {
	const [pathname = "", query] = path.split("?");
	const params = new URLSearchParams(query);
	for (const name of REVIEW_PARAMS) params.delete(name);
	if (stars) params.set("stars", String(stars));
	if (page > 1) params.set("reviews", String(page));
	const search = String(params);
	return `${pathname}${search ? `?${search}` : ""}#reviews`;
}
