import { t } from "#app/common/language/messages.ts";
import { formatPriceRange } from "#app/common/money.ts";
import type { HotelFacets } from "./hotel-facets.ts";
import type { HotelFilters } from "./hotel-filters.ts";

/** One filter: whether it is active, what its link changes, and how many hotels that leaves. */
type Choice = { label: string; isOn: boolean; change: Partial<HotelFilters>; count: number };
export type FacetGroup = { title: string; choices: Choice[] };

/** All filters of the results, in display order, without those that would leave nothing. */
export function facetGroups(
	filters: HotelFilters,
	facets: HotelFacets,
	{ hasStay, currency }: { hasStay: boolean; currency: string },
): FacetGroup[] {
	const { min, max, free, instant } = filters;
	const groups: FacetGroup[] = [
		{
			title: hasStay ? t.hotelFilters.priceOfStay : t.hotelFilters.pricePerNight,
			choices: facets.prices.map(({ count, ...range }) => {
				const isOn = range.min === min && range.max === max;
				const change = isOn ? { min: null, max: null } : range;
				return { label: formatPriceRange(range, currency), isOn, change, count };
			}),
		},
		{
			title: t.hotelFilters.showOnly,
			choices: [
				// The end of free cancellation is unknown without a stay.
				...(hasStay
					? [
							{
								label: t.hotelFilters.freeCancellation,
								isOn: free,
								change: { free: !free },
								count: facets.free,
							},
						]
					: []),
				{
					label: t.hotelFilters.instant,
					isOn: instant,
					change: { instant: !instant },
					count: facets.instant,
				},
			],
		},
		{
			title: t.hotelFilters.stars,
			choices: facets.stars.map(({ stars, count }) => ({
				label: t.counts.stars({ count: stars }),
				...toggle("stars", filters.stars, stars),
				count,
			})),
		},
		{
			title: t.hotelFilters.rating,
			choices: facets.ratings.map(({ rating, count }) => {
				const isOn = filters.rating === rating;
				return {
					label: t.hotelFilters.ratingFrom({ rating }),
					isOn,
					change: { rating: isOn ? null : rating },
					count,
				};
			}),
		},
		{
			title: t.hotelFilters.amenities,
			choices: facets.amenities.map(({ key, count }) => ({
				label: t.hotelAmenities[key],
				...toggle("amenities", filters.amenities, key),
				count,
			})),
		},
	];
	return groups
		.map(({ title, choices }) => ({ title, choices: choices.filter(({ count, isOn }) => count > 0 || isOn) }))
		.filter(({ title, choices }) => choices.length > 0 || title === groups[0]?.title);
}

function toggle<Value>(name: "stars" | "amenities", chosen: readonly Value[], value: Value) {
	const isOn = chosen.includes(value);
	const rest = chosen.filter((each) => each !== value);
	return { isOn, change: { [name]: isOn ? rest : [...rest, value] } };
}

/** The active filters, each with the change that removes it, including a typed price. */
export function chosenOf(groups: readonly FacetGroup[], filters: HotelFilters, currency: string) {
	const chosen = groups.flatMap(({ choices }) => choices.filter(({ isOn }) => isOn));
	const { min, max } = filters;
	const isTyped = (min !== null || max !== null) && !chosen.some(({ change }) => "min" in change);
	const price = { label: formatPriceRange({ min, max }, currency), change: { min: null, max: null } };
	return [...(isTyped ? [price] : []), ...chosen];
}
