import type { ComponentProps } from "react";
import { inSentence } from "#app/common/language/in-sentence.ts";
import { t } from "#app/common/language/messages.ts";
import { HotelMap } from "#app/travel/map/ui/hotel-map.tsx";
import { countNights, hotelPath, stayQuery } from "#app/travel/nights/stay.ts";
import { chosenOf, type FacetGroup } from "#app/travel/search/facet-groups.ts";
import {
	countHotelFilters,
	HOTEL_SORTS,
	type HotelFilters,
	hotelFilterFields,
	hotelsPerPage,
	NO_HOTEL_FILTERS,
	resultsPath,
	searchFields,
} from "#app/travel/search/hotel-filters.ts";
import { hotelAnchor } from "#app/travel/search/saved/saved-path.ts";
import { FilterPanel } from "#app/ui/table/filter-panel.tsx";
import { ListBar } from "#app/ui/table/list-bar.tsx";
import { Pager } from "#app/ui/table/pager.tsx";
import { HotelGrid } from "./hotel-grid.tsx";
import { NothingMatches } from "./nothing-matches.tsx";

type HotelResultsProps = ComponentProps<typeof NothingMatches> &
	Pick<ComponentProps<typeof HotelGrid>, "hotels"> & {
		groups: readonly FacetGroup[];
		/** While the map is shown, above or beside the list. */
		map: ComponentProps<typeof HotelMap>["map"] | null;
		hasMap: boolean;
		heading: string;
		/** The number of hotels that match the filters. */
		total: number;
	};

const PATH = "/hotels/results";

/** The filters and one page of the hotels that match, with their sorting and paging. */
export function HotelResults(props: HotelResultsProps) {
	const { form, filters, groups, total, hotels, map, hasMap, heading, currency, thisYear } = props;
	const { stay } = form;
	const nights = stay && countNights(stay);
	const pinned = filters.view === "map" && total > 0 ? map : null;
	const { min, max, sort, flex } = filters;
	const to = (change: Partial<HotelFilters>) => resultsPath(form, filters, change, currency);
	const fieldsWithout = (change: Partial<HotelFilters>) => [
		...searchFields(form),
		...hotelFilterFields({ ...filters, ...change, page: 1, at: null }, currency),
	];
	const price = {
		action: PATH,
		hiddenFields: fieldsWithout({ min: null, max: null }),
		min,
		max,
		currency,
	};
	return (
		<div className={pinned ? undefined : "grid items-start gap-x-10 md:grid-cols-[13rem_minmax(0,1fr)]"}>
			{/* Beside a map there is no room for them: the list has them. */}
			{pinned ? null : (
				<FilterPanel
					groups={groups.map(({ title, choices }, index) => ({
						title,
						choices: choices.map(({ change, ...choice }) => ({
							...choice,
							href: to(change),
						})),
						// The price comes first.
						...(index === 0 ? { price } : {}),
					}))}
					noun="hotels"
					total={total}
					atOnce={7}
				/>
			)}
			<div id="list">
				<ListBar
					counted={
						stay
							? `${t.hotelResults.available({ count: total })} · ${inSentence(t.prices.taxesIncluded)}`
							: t.counts.hotels({ count: total })
					}
					filterCount={countHotelFilters(filters)}
					filtersHref={pinned ? `${to({ view: "list" })}#filters` : undefined}
					sort={{
						action: PATH,
						hiddenFields: fieldsWithout({ sort: NO_HOTEL_FILTERS.sort }),
						current: sort,
						choices: HOTEL_SORTS.map((name): [string, string] => [name, t.hotelSorts[name]]),
					}}
					chosen={chosenOf(groups, filters, currency).map(({ label, change }) => ({
						label,
						href: to(change),
					}))}
					clearHref={resultsPath(form, NO_HOTEL_FILTERS, { sort, flex, view: filters.view }, currency)}
				/>
				{hasMap ? <ListOrMap shown={filters.view} to={to} /> : null}
				{total === 0 ? <NothingMatches {...props} /> : null}
				<div className={pinned ? "map-beside" : undefined}>
					{pinned ? (
						<HotelMap
							map={pinned}
							name={heading}
							currency={currency}
							nights={nights}
							hotelHref={(hotelId) =>
								hotels.some(({ id }) => id === hotelId)
									? `#${hotelAnchor(hotelId)}`
									: hotelPath(hotelId, stay && stayQuery(stay))
							}
							mapHref={(at) => to({ at, page: filters.page })}
							listHref={to({ view: "list" })}
						/>
					) : null}
					<div>
						<HotelGrid
							hotels={hotels}
							stay={stay}
							nights={nights}
							thisYear={thisYear}
							currency={currency}
							as="h2"
							firstCount={3}
							columns={pinned ? 2 : 3}
							hasHearts
						/>
						<Pager
							path={PATH}
							params={new URLSearchParams(to({}).split("?")[1])}
							page={filters.page}
							perPage={hotelsPerPage(filters)}
							total={total}
							noun="hotels"
							sizes={[]}
						/>
					</div>
				</div>
			</div>
		</div>
	);
}

/** Links to the two views of the results. */
function ListOrMap({
	shown,
	to,
}: {
	shown: HotelFilters["view"];
	to: (change: Partial<HotelFilters>) => string;
}) {
	return (
		<nav aria-label={t.hotelResults.view} className="mb-4 flex gap-2">
			{(["list", "map"] as const).map((view) => (
				<a
					key={view}
					href={to({ view })}
					rel="nofollow"
					className="btn btn-plain btn-dense rounded-full font-normal aria-[current]:border-accent aria-[current]:font-semibold"
					aria-current={view === shown ? "true" : undefined}
				>
					{t.hotelResults.views[view]}
				</a>
			))}
		</nav>
	);
}
