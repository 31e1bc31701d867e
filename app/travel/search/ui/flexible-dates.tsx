import { t } from "#app/common/language/messages.ts";
import type { StayForm } from "#app/travel/quotes/stay-form.ts";
import { FLEXIBLE_DAYS, type HotelFilters, resultsPath } from "#app/travel/search/hotel-filters.ts";
import "./search.css";

type FlexibleDatesProps = { form: Pick<StayForm, "typed">; filters: HotelFilters; currency: string };

/** Links to the same search with dates that may be some days earlier or later. */
export function FlexibleDates({ form, filters, currency }: FlexibleDatesProps) {
	return (
		<nav aria-label={t.flexibleDates.label} className="flexible mb-6">
			<ul className="flex flex-wrap gap-1.5 text-sm">
				{FLEXIBLE_DAYS.map((flex) => (
					<li key={flex}>
						<a
							href={resultsPath(form, filters, { flex }, currency)}
							rel="nofollow"
							aria-current={filters.flex === flex ? "true" : undefined}
							className="btn btn-plain btn-dense rounded-full font-normal"
						>
							{formatFlexibility(flex)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** `Exact dates`, `± 1 day` */
const formatFlexibility = (days: number) =>
	days === 0 ? t.flexibleDates.exact : t.flexibleDates.days({ count: days });
