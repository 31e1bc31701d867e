import { Fragment } from "react";
import type { Stay } from "#app/travel/nights/stay.ts";
import type { NearestStay } from "#app/travel/search/nearest-stays.server.ts";
import type { Obstacle } from "#app/travel/search/obstacles.ts";
import {
	countHotelFilters,
	type HotelFilters,
	NO_HOTEL_FILTERS,
	resultsPath,
} from "#app/travel/search/results/hotel-filters.ts";
import type { StayForm } from "#app/travel/search/stay-form.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { NothingFree } from "./nothing-free.tsx";

type NothingMatchesProps = {
	form: Pick<StayForm, "typed" | "stay">;
	filters: HotelFilters;
	/** The number of hotels without filters. */
	foundCount: number;
	why: { reasons: { obstacle: Obstacle; count: number }[]; nearest: NearestStay[] } | null;
	/** Cities that have hotels. */
	cities: readonly string[];
	thisYear: number;
	currency: string;
};

/** Why there are no results (the filters, the stay, or an unknown place), and what to do about it. */
export function NothingMatches(props: NothingMatchesProps) {
	const { form, filters, foundCount, why, cities, currency } = props;
	if (foundCount > 0)
		return (
			<EmptyState
				title="No hotels match your filters"
				icon="search"
				action={
					<ButtonLink href={resultsPath(form, NO_HOTEL_FILTERS, { sort: filters.sort }, currency)}>
						Clear filters
					</ButtonLink>
				}
			>
				{countHotelFilters(filters) === 1
					? "Remove the filter to see more hotels."
					: "Remove a filter to see more hotels."}
			</EmptyState>
		);
	if (form.stay && why) {
		const hrefOf = ({ checkIn, checkOut, rooms }: Stay) =>
			resultsPath(
				{ typed: { ...form.typed, checkIn, checkOut, rooms: String(rooms) } },
				filters,
				{},
				currency,
			);
		return (
			<NothingFree
				why={why}
				requestedStay={form.stay}
				hrefOf={hrefOf}
				thisYear={props.thisYear}
				currency={currency}
			/>
		);
	}
	const { destination } = form.typed;
	const anywhere = { typed: { ...form.typed, destination: "" } };
	return (
		<EmptyState
			title={destination ? `We found no hotel or city called “${destination}”` : "No hotels yet"}
			icon="search"
			action={
				cities.length > 0 ? (
					<ButtonLink href={resultsPath(anywhere, NO_HOTEL_FILTERS, {}, currency)}>
						View all hotels
					</ButtonLink>
				) : (
					<ButtonLink href="/">Home</ButtonLink>
				)
			}
		>
			{cities.length > 0 ? (
				<>
					Check the spelling, or look in{" "}
					{cities.map((city, at) => (
						<Fragment key={city}>
							{at > 0 ? ", " : null}
							<a
								href={resultsPath(
									{ typed: { ...form.typed, destination: city } },
									NO_HOTEL_FILTERS,
									{},
									currency,
								)}
							>
								{city}
							</a>
						</Fragment>
					))}
					.
				</>
			) : (
				"No hotels take bookings yet. Check back soon."
			)}
		</EmptyState>
	);
}
