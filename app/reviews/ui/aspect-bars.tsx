import { formatTenths } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import type { aspectAverages } from "#app/reviews/review-aspects.ts";
import { fromStart } from "#app/ui/charts/from-start.ts";

/** The average of each aspect as a number and a bar, with how many guests have rated it. Nothing without ratings. */
export function AspectBars({ aspects }: { aspects: ReturnType<typeof aspectAverages> }) {
	if (aspects.length === 0) return null;
	return (
		<dl className="mt-4 grid max-w-prose gap-x-8 gap-y-3 text-sm md:grid-cols-2">
			{aspects.map(({ aspect, label, average, count }) => (
				<div key={aspect} className="flex flex-wrap gap-x-2">
					<dt className="flex-1">{label}</dt>
					<dd className="tabular-nums">
						{t.reviews.average({
							average: <strong>{formatTenths(average)}</strong>,
							hidden: (text) => <span className="sr-only">{` ${text} `}</span>,
						})}{" "}
						<span className="text-secondary">
							{t.reviews.count({
								count,
								shown: String(count),
								hidden: (text) => <span className="sr-only">{` ${text}`}</span>,
							})}
						</span>
					</dd>
					<svg className="h-2 w-full" aria-hidden="true">
						<rect width="100%" height="100%" rx="4" className="fill-line" />
						<rect {...fromStart(Math.round(20 * average))} height="100%" rx="4" className="fill-current" />
					</svg>
				</div>
			))}
		</dl>
	);
}
