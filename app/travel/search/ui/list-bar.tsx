import { chosenOf, type FacetGroup } from "#app/travel/search/results/facet-groups.ts";
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
import { ListBar } from "#app/ui/table/list-bar.tsx";

type HotelListBarProps = {
	form: Pick<StayForm, "typed">;
	filters: HotelFilters;
	groups: readonly FacetGroup[];
	/** `12 hotels available` */
	counted: string;
	currency: string;
};

/** Above the hotel results. */
export function HotelListBar({ form, filters, groups, counted, currency }: HotelListBarProps) {
	const others = hotelFilterFields({ ...filters, sort: "recommended", page: 1 }, currency);
	return (
		<ListBar
			counted={counted}
			filterCount={countHotelFilters(filters)}
			sort={{
				action: "/hotels/results",
				hiddenFields: [...searchFields(form), ...others],
				current: filters.sort,
				choices: Object.entries(HOTEL_SORTS),
			}}
			chosen={chosenOf(groups, filters, currency).map(({ label, change }) => ({
				label,
				href: resultsPath(form, filters, change, currency),
			}))}
			clearHref={resultsPath(form, NO_HOTEL_FILTERS, { sort: filters.sort }, currency)}
		/>
	);
}
