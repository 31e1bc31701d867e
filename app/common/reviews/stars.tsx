import { iconHtml, shapeOf } from "#app/ui/icon.tsx";
import { Remembered } from "#app/ui/remembered-markup.tsx";

type RatingProps = { sum: number; count: number };

/** The average rating and number of reviews with a star: `4.6 (128)`. Nothing without reviews. */
export function Rating(props: RatingProps) {
	if (props.count === 0) return null;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it is typed
	return <span className={RATING} dangerouslySetInnerHTML={{ __html: averageHtml(props) }} />;
}

/** The same as text, in markup that is written as text. */
export const ratingHtml = (props: RatingProps): string =>
	props.count === 0 ? "" : `<span class="${RATING}">${averageHtml(props)}</span>`;

const RATING = "inline-flex items-center gap-1 text-sm whitespace-nowrap tabular-nums";

function averageHtml({ sum, count }: RatingProps): string {
	const reviews = `${count.toLocaleString("en-US")}<span class="sr-only">${count === 1 ? " review" : " reviews"}</span>`;
	return `${iconHtml("star", "fill-current")}<strong>${(sum / count).toFixed(1)}</strong><span class="sr-only"> of 5 stars, </span><span class="text-secondary">(${reviews})</span>`;
}

/** The rating of one review, as stars. The page contains `StarShapes`. */
export function Stars({ rating }: { rating: number }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it is typed
	return <span className={STARS} dangerouslySetInnerHTML={{ __html: fiveStarsHtml(rating) }} />;
}

/** The same as text, in markup that is written as text. */
export const starsHtml = (rating: number): string => `<span class="${STARS}">${fiveStarsHtml(rating)}</span>`;

const STARS = "inline-flex items-center align-middle whitespace-nowrap";

const fiveStarsHtml = (rating: number): string =>
	`<svg class="icon w-[6.75em]" aria-hidden="true"><use href="#stars-${rating}"></use></svg><span class="sr-only">${rating} of 5 stars</span>`;

/** What all `Stars` of a page are drawn with: the same paths for each review would be half of the page. */
export function StarShapes() {
	return <Remembered as="div" className="hidden" component={AllStars} props={{}} />;
}

const FIVE = [1, 2, 3, 4, 5];
/** Five icons of 24 units with gaps of a tenth. */
const STEP = 26.4;

function AllStars() {
	const star = shapeOf("star").replace("<path", '<path id="star"');
	return (
		<svg aria-hidden="true" stroke="currentColor" fill="none">
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of a pinned package */}
			<defs dangerouslySetInnerHTML={{ __html: star }} />
			{FIVE.map((rating) => (
				<symbol key={rating} id={`stars-${rating}`} viewBox={`0 0 ${4 * STEP + 24} 24`}>
					{FIVE.map((at) => (
						<use
							key={at}
							href="#star"
							x={(at - 1) * STEP}
							stroke="currentColor"
							{...(at <= rating ? { fill: "currentColor" } : { fill: "none", className: "text-secondary" })}
						/>
					))}
				</symbol>
			))}
		</svg>
	);
}
