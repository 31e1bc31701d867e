import { t } from "#app/common/language/messages.ts";
import type { aspectAverages } from "#app/reviews/review-aspects.ts";
import type { ReviewsView } from "#app/reviews/review-page.ts";
import { AspectBars } from "./aspect-bars.tsx";
import { Review } from "./review-section.tsx";
import { Rating, StarCount } from "./stars.tsx";

type OverviewProps = {
	reviews: ReviewsView;
	aspects: ReturnType<typeof aspectAverages>;
	/** Who answers: "Hotel Miramar". */
	answeredBy: string;
	/** The page of all reviews. */
	allHref: string;
	/** The text when there are no reviews. */
	empty: string;
};

/** How many of the latest reviews a hotel's page shows. */
const LATEST = 2;

/** The ratings of a hotel and its latest reviews, with a link to all of them. */
export function ReviewOverview({ reviews, aspects, answeredBy, allHref, empty }: OverviewProps) {
	const { count, sum } = reviews;
	const latest = reviews.rows.slice(0, LATEST);
	return (
		<section aria-labelledby="reviews">
			<h2 id="reviews" className="flex flex-wrap items-baseline gap-x-3 text-xl">
				{t.reviews.title} <Rating sum={sum} count={count} />
			</h2>
			{count === 0 ? (
				<p className="mt-2 text-secondary">{empty}</p>
			) : (
				<>
					<AspectBars aspects={aspects} />
					<ol className="mt-6 grid gap-6">
						{latest.map((row) => (
							<Review key={row.id} review={row} answeredBy={answeredBy} as={StarCount} />
						))}
					</ol>
					{count > LATEST ? (
						<p className="mt-6">
							<a href={allHref} className="btn btn-plain">
								{t.reviews.all({ count })}
							</a>
						</p>
					) : null}
				</>
			)}
		</section>
	);
}
