import { formatTenths } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { Icon, shapeOf } from "#app/ui/icon.tsx";

type RatingProps = { sum: number; count: number };

/** The average rating and number of reviews with a star: `4.6 (128)`. Nothing without reviews. */
export function Rating({ sum, count }: RatingProps) {
	if (count === 0) return null;
	return (
		<span className="inline-flex items-center gap-1 text-sm whitespace-nowrap tabular-nums">
			<Icon name="star" className="fill-current" />
			{t.reviews.average({
				average: <strong>{formatTenths(sum / count)}</strong>,
				hidden: (text) => <span className="sr-only">{` ${text} `}</span>,
			})}
			<span className="text-secondary">
				{t.reviews.count({
					count,
					shown: formatCount(count),
					hidden: (text) => <span className="sr-only">{` ${text}`}</span>,
				})}
			</span>
		</span>
	);
}

/** The rating of one review as a number with a star, for a page with few reviews: it needs no `StarShapes`. */
export function StarCount({ rating }: { rating: number }) {
	return (
		<span className="inline-flex items-center gap-1 text-sm whitespace-nowrap tabular-nums">
			<Icon name="star" className="fill-current" />
			<strong>{rating}</strong>
			<span className="sr-only">{` ${t.reviews.ofStars}`}</span>
		</span>
	);
}

/** The rating of one review, as stars. The page contains `StarShapes`. */
export function Stars({ rating }: { rating: number }) {
	return (
		<span className="inline-flex items-center align-middle whitespace-nowrap">
			<svg className="icon w-[6.75em]" aria-hidden="true">
				<use href={`#stars-${rating}`} />
			</svg>
			<span className="sr-only">{t.reviews.stars({ rating })}</span>
		</span>
	);
}

const FIVE = [1, 2, 3, 4, 5];
/** Five icons of 24 units with small gaps. */
const STEP = 26;

/** What all `Stars` of a page are drawn with: the same paths for each review would be half of the page. */
export function StarShapes() {
	const star = shapeOf("star").replace("<path", '<path id="star"');
	return (
		<svg className="hidden" aria-hidden="true" stroke="currentColor" fill="none">
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of a pinned package */}
			<defs dangerouslySetInnerHTML={{ __html: star }} />
			<g id="stars">
				{FIVE.map((at) => (
					<use key={at} href="#star" x={(at - 1) * STEP} />
				))}
			</g>
			{FIVE.map((rating) => (
				<symbol key={rating} id={`stars-${rating}`} viewBox={`0 0 ${4 * STEP + 24} 24`}>
					<use href="#stars" stroke="currentColor" fill="none" className="text-secondary" />
					<svg width={rating * STEP - 1} aria-hidden="true">
						<use href="#stars" stroke="currentColor" fill="currentColor" />
					</svg>
				</symbol>
			))}
		</svg>
	);
}
