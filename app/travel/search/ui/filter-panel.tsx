import type { FacetGroup } from "#app/travel/search/results/facet-groups.ts";
import {
	type HotelFilters,
	hotelFilterFields,
	resultsPath,
	searchFields,
} from "#app/travel/search/results/hotel-filters.ts";
import type { StayForm } from "#app/travel/search/stay-form.ts";
import { FilterPanel } from "#app/ui/table/filter-panel.tsx";

type HotelFilterPanelProps = {
	form: Pick<StayForm, "typed">;
	filters: HotelFilters;
	groups: readonly FacetGroup[];
	total: number;
	currency: string;
};

/** The filters of the hotel results. The price comes first. */
export function HotelFilterPanel({ form, filters, groups, total, currency }: HotelFilterPanelProps) {
	const { min, max } = filters;
	const others = hotelFilterFields({ ...filters, min: null, max: null, page: 1 }, currency);
	const hiddenFields = [...searchFields(form), ...others];
	const price = { action: "/hotels/results", hiddenFields, min, max, currency };
	return (
		<FilterPanel
			groups={groups.map(({ title, choices }, index) => ({
				title,
				choices: choices.map(({ label, change, isOn, count }) => ({
					...{ label, href: resultsPath(form, filters, change, currency), isOn, count },
				})),
				...(index === 0 ? { price } : {}),
			}))}
			noun={["hotel", "hotels"]}
			total={String(total)}
			atOnce={7}
		/>
	);
}
