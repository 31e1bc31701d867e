import { escapeHtml } from "#app/common/escape-html.ts";
import { Remembered, WrittenMarkup } from "#app/ui/remembered-markup.tsx";
import type { ReviewsView } from "./review-page.ts";
import { Rating, StarShapes, starsHtml } from "./stars.tsx";

type SectionProps = {
	reviews: ReviewsView;
	/** Who answers: "Hotel Miramar", "Meeha". */
	answeredBy: string;
	/** The page's own path and query; `reviews=2` selects a page of reviews. */
	path: string;
	/** The text when there are no reviews. */
	empty: string;
};

/** The reviews of a hotel or a product: the average rating, then the reviews, ten to a page. */
export function ReviewSection({ reviews, answeredBy, path, empty }: SectionProps) {
	const { count, sum, byStars, rows, page, perPage } = reviews;
	return (
		<section aria-labelledby="reviews" className="mt-12">
			<h2 id="reviews" className="flex flex-wrap items-baseline gap-x-3 text-xl">
				Reviews <Rating sum={sum} count={count} />
			</h2>
			{count === 0 ? (
				<p className="mt-2 text-secondary">{empty}</p>
			) : (
				<>
					<StarShapes />
					<Remembered
						as="ul"
						className="mt-3 grid max-w-80 gap-1 text-sm"
						component={RatingBars}
						props={{ byStars, count }}
					/>
					<WrittenMarkup
						as="ol"
						className="mt-6 grid gap-6"
						html={rows.map((row) => reviewHtml(row, answeredBy)).join("")}
					/>
					<ReviewPages page={page} pages={Math.ceil(count / perPage)} path={path} />
				</>
			)}
		</section>
	);
}

/** Written as text: as elements, ten reviews took as long as the rest of a page. */
function reviewHtml(review: ReviewsView["rows"][number], answeredBy: string): string {
	const text = (typed: string) => `<p class="whitespace-pre-line wrap-anywhere">${escapeHtml(typed)}</p>`;
	const author = `<span class="font-semibold wrap-anywhere">${escapeHtml(review.author)}</span>`;
	const at = `<span class="text-secondary">${escapeHtml(review.at)}</span>`;
	const title = review.title
		? `<h3 class="mt-1 text-base wrap-anywhere">${escapeHtml(review.title)}</h3>`
		: "";
	const answer = review.answer
		? `<div class="mt-3 border-l-2 border-line pl-4"><p class="text-sm font-semibold">${escapeHtml(answeredBy)} replied</p>${text(review.answer)}</div>`
		: "";
	const head = `<p class="flex flex-wrap gap-x-3">${starsHtml(review.rating)} ${author} ${at}</p>`;
	return `<li class="max-w-prose border-t border-line pt-4">${head}${title}${text(review.message)}${answer}</li>`;
}

/** How many reviews have each rating. Many products have one or two reviews, and so the same bars. */
function RatingBars({ byStars, count }: Pick<ReviewsView, "byStars" | "count">) {
	return byStars.map((row) => (
		<li key={row.rating} className="flex items-center gap-2">
			<span className="w-14">{row.rating === 1 ? "1 star" : `${row.rating} stars`}</span>{" "}
			<svg className="h-2 w-0 flex-1" aria-hidden="true">
				<rect width="100%" height="100%" rx="4" className="fill-line" />
				<rect width={`${(100 * row.count) / count}%`} height="100%" rx="4" className="fill-current" />
			</svg>
			<span className="w-8 text-end tabular-nums">{row.count}</span>
		</li>
	));
}

function ReviewPages({ page, pages, path }: { page: number; pages: number; path: string }) {
	if (pages < 2) return null;
	const to = (next: number) => {
		const [pathname = "", query] = path.split("?");
		const params = new URLSearchParams(query);
		params.set("reviews", String(next));
		return `${pathname}?${params}#reviews`;
	};
	return (
		<nav aria-label="Reviews" className="mt-6 flex gap-4">
			{page > 1 ? <a href={to(page - 1)}>Newer reviews</a> : null}
			{page < pages ? <a href={to(page + 1)}>Older reviews</a> : null}
		</nav>
	);
}
