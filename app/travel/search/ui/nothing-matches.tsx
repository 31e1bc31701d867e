import { Fragment } from "react";
import { isolated, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDates, formatNights, formatRooms } from "#app/travel/nights/format-stay.ts";
import { countNights, type Stay } from "#app/travel/nights/stay.ts";
import type { StayForm } from "#app/travel/quotes/stay-form.ts";
import {
	countHotelFilters,
	type HotelFilters,
	NO_HOTEL_FILTERS,
	resultsPath,
} from "#app/travel/search/hotel-filters.ts";
import type { NearestStay } from "#app/travel/search/nearest-stays.server.ts";
import { formatObstacle, type Obstacle } from "#app/travel/search/obstacles.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";

type NothingMatchesProps = {
	form: Pick<StayForm, "typed" | "stay">;
	filters: HotelFilters;
	/** The number of hotels without filters. */
	foundCount: number;
	why: NothingFreeProps["why"] | null;
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
				title={t.nothingMatches.filters}
				icon="search"
				action={
					<ButtonLink
						href={resultsPath(form, NO_HOTEL_FILTERS, { sort: filters.sort, flex: filters.flex }, currency)}
					>
						{t.nothingMatches.clear}
					</ButtonLink>
				}
			>
				{countHotelFilters(filters) === 1 ? t.nothingMatches.removeOne : t.nothingMatches.removeSome}
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
			title={destination ? t.nothingMatches.unknown({ destination }) : t.travelHome.noHotels}
			icon="search"
			action={
				cities.length > 0 ? (
					<ButtonLink href={resultsPath(anywhere, NO_HOTEL_FILTERS, {}, currency)}>
						{t.nothingMatches.viewAll}
					</ButtonLink>
				) : (
					<ButtonLink href="/">{t.travelHome.home}</ButtonLink>
				)
			}
		>
			{cities.length > 0
				? t.nothingMatches.lookIn({
						cities: cities.map((city, at) => (
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
						)),
					})
				: t.travelHome.noHotelsText}
		</EmptyState>
	);
}

type NothingFreeProps = {
	why: {
		/** How many room types each obstacle applies to. */
		reasons: readonly { obstacle: Obstacle; count: number }[];
		nearest: readonly NearestStay[];
	};
	requestedStay: Stay;
	/** Names the room of each price, on the page of its hotel. */
	hasRoomNames?: boolean;
	hrefOf: (stay: Stay) => string;
	thisYear: number;
	currency: string;
};

/** Why no room is available for a stay, and links to the nearest available stays. */
export function NothingFree(props: NothingFreeProps) {
	const { why, requestedStay, hasRoomNames, hrefOf, thisYear, currency } = props;
	const { reasons, nearest } = why;
	return (
		<section className="card p-5 md:p-6">
			<h2 className="flex items-center gap-2 text-lg">
				<Icon name="bed" className="text-xl text-secondary" /> {t.nothingMatches.noRooms}
			</h2>
			<ul className="mt-2 list-disc space-y-1 ps-5 text-secondary">
				{reasons.map(({ obstacle, count }) => (
					<li key={obstacle}>{formatObstacle(obstacle, count, requestedStay)}</li>
				))}
			</ul>
			{nearest.length === 0 ? (
				<p className="mt-4">{t.nothingMatches.tryOther}</p>
			) : (
				<>
					<h3 className="mt-5 text-base">{t.nothingMatches.nearest}</h3>
					<ul className="mt-2 grid gap-2">
						{nearest.map(({ stay, total, roomName }) => (
							<li key={stay.checkIn + stay.checkOut}>
								<a
									href={hrefOf(stay)}
									rel="nofollow"
									className="btn btn-plain w-full flex-wrap justify-start gap-x-1.5 gap-y-0 text-start"
								>
									<span>{formatDates(stay, thisYear)} ·</span>{" "}
									<span className="me-auto">
										{withCommas([
											formatNights(countNights(stay)),
											...(stay.rooms === 1 && requestedStay.rooms === 1 ? [] : [formatRooms(stay.rooms)]),
											...(hasRoomNames ? [isolated(roomName)] : []),
										])}
									</span>{" "}
									<span className="flex items-center gap-2 font-normal whitespace-nowrap">
										{t.nothingMatches.from({ total: formatMoney(total, currency) })} <Icon name="right" />
									</span>
								</a>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
