import type { FacetGroup } from "#app/travel/search/results/facet-groups.ts";
import { chosenOf } from "#app/travel/search/results/facet-groups.ts";
import {
	countHotelFilters,
	HOTEL_SORTS,
	type HotelFilters,
	hotelFilterFields,
	NO_HOTEL_FILTERS,
	resultsPath,
	searchFields,
} from "#app/travel/search/results/hotel-filters.ts";
import type { StayForm } from "#app/travel/search/stay-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { HiddenFields } from "#app/ui/table/hidden-fields.tsx";

type HotelListBarProps = {
	form: Pick<StayForm, "typed">;
	filters: HotelFilters;
	groups: readonly FacetGroup[];
	/** `12 hotels with a room for you` */
	counted: string;
	currency: string;
};

/** Above the results: how many there are, the way to the filters on a phone, the order, and what is chosen. */
export function HotelListBar({ form, filters, groups, counted, currency }: HotelListBarProps) {
	const narrowing = countHotelFilters(filters);
	const chosen = chosenOf(groups, filters, currency);
	return (
		<div className="mb-5">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p aria-live="polite" className="text-secondary tabular-nums">
					{counted}
				</p>
				<div className="flex items-center gap-2">
					<a href="#filters" className="btn btn-plain btn-dense whitespace-nowrap md:hidden">
						<Icon name="filters" /> Filters{narrowing > 0 ? ` (${narrowing})` : ""}
					</a>{" "}
					<SortForm form={form} filters={filters} currency={currency} />
				</div>
			</div>
			{chosen.length > 0 ? (
				<ul className="mt-3 flex flex-wrap gap-2 text-sm">
					{chosen.map(({ words, change }) => (
						<li key={words}>
							<a
								href={resultsPath(form, filters, change, currency)}
								rel="nofollow"
								className="btn btn-plain btn-dense rounded-full font-normal"
							>
								<span className="sr-only">Remove filter: </span>
								{words} <Icon name="close" />
							</a>
						</li>
					))}
					{chosen.length > 1 ? (
						<li>
							<a
								href={resultsPath(form, NO_HOTEL_FILTERS, { sort: filters.sort }, currency)}
								className="btn btn-quiet btn-dense font-normal underline"
							>
								Clear all
							</a>
						</li>
					) : null}
				</ul>
			) : null}
		</div>
	);
}

function SortForm({ form, filters, currency }: Pick<HotelListBarProps, "form" | "filters" | "currency">) {
	const hiddenFields = hotelFilterFields({ ...filters, sort: "recommended", page: 1 }, currency);
	return (
		<form action="/hotels/results" data-auto-submit className="flex items-center gap-2">
			<HiddenFields fields={[...searchFields(form), ...hiddenFields]} />
			<label htmlFor="sort" className="text-sm whitespace-nowrap text-secondary max-sm:sr-only">
				Sort by
			</label>
			<select
				id="sort"
				name="sort"
				key={filters.sort}
				defaultValue={filters.sort}
				className="control control-dense"
			>
				{Object.entries(HOTEL_SORTS).map(([name, words]) => (
					<option key={name} value={name}>
						{words}
					</option>
				))}
			</select>
			<Button variant="plain" dense className="no-script">
				Sort
			</Button>
		</form>
	);
}
