import type { ComponentProps } from "react";
import { countNights } from "#app/travel/nights/stay.ts";
import { HOTELS_PER_PAGE, resultsPath } from "#app/travel/search/results/hotel-filters.ts";
import { Pager } from "#app/ui/table/pager.tsx";
import { HotelGrid } from "./hotel-grid.tsx";
import { HotelListBar } from "./list-bar.tsx";
import { NothingMatches } from "./nothing-matches.tsx";

type ResultListProps = ComponentProps<typeof NothingMatches> &
	Pick<ComponentProps<typeof HotelGrid>, "hotels"> &
	Pick<ComponentProps<typeof HotelListBar>, "groups"> & {
		/** The number of hotels that match the filters. */
		total: number;
	};

/** One page of the hotels that match, with their sorting and paging. */
export function ResultList(props: ResultListProps) {
	const { form, filters, groups, total, hotels, currency } = props;
	const { stay } = form;
	const noun = total === 1 ? "hotel" : "hotels";
	const counted = `${total.toLocaleString("en-US")} ${noun}${stay ? " available" : ""}`;
	return (
		<div id="list">
			<HotelListBar form={form} filters={filters} groups={groups} counted={counted} currency={currency} />
			{total === 0 ? <NothingMatches {...props} /> : null}
			<HotelGrid
				hotels={hotels}
				stay={stay}
				nights={stay && countNights(stay)}
				currency={currency}
				as="h2"
				firstCount={3}
			/>
			<Pager
				path="/hotels/results"
				params={new URLSearchParams(resultsPath(form, filters, {}, currency).split("?")[1])}
				page={filters.page}
				perPage={HOTELS_PER_PAGE}
				total={total}
				noun={["hotel", "hotels"]}
				sizes={[]}
			/>
		</div>
	);
}
