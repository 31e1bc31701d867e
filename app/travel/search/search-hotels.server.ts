import { allZones } from "#app/account/memberships/hotel-zones.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { freeUntil } from "#app/travel/quotes/policy.ts";
import type { SearchedPlan } from "#app/travel/quotes/rate-plans.ts";
import { lastCheckOut } from "#app/travel/quotes/stay-form.ts";
import type { Database } from "#db/client.ts";
import { type PlaceTerm, readPlaceTerms } from "./find-hotels.server.ts";
import { countHotelFacets, passes, sortHotels } from "./hotel-facets.ts";
import { type HotelFilters, hotelsPerPage, NO_HOTEL_FILTERS } from "./hotel-filters.ts";
import {
	cheapestAround,
	cheapestOf,
	type OtherStay,
	type PricedRate,
	priceRooms,
	readRooms,
} from "./price-rooms.server.ts";
import { type HotelCondition, type KnownFilters, readHotels } from "./read-hotels.server.ts";

/** The most full hotels for which other dates are looked at, in the order of the search. */
const MAX_FULL_HOTELS = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

type Search = {
	terms: readonly PlaceTerm[];
	stay: Stay | null;
	filters: HotelFilters;
	now: Date;
	/** The version of the data of hotels, for what is remembered of it. */
	version?: string | undefined;
};

/**
 * Returns one page of a destination's live hotels: with a stay, those that have a room for it, with the
 * lowest total of their rooms (minor units); without, all that have rooms, with the lowest price of a night.
 * Filters, counts and order are computed here from a few columns, so that both engines agree. A page beyond the
 * last returns the last one. Beyond `MAX_RANKED_HOTELS` hotels (`isMore`), only that many are counted; sorted by
 * price, these are the ones that are usually cheapest. With flexible dates, hotels that are full come with the cheapest
 * stay near these dates (`otherDates`), and the others with one that costs less, if there is one (`cheaper`).
 */
export async function searchHotels(db: Database, search: Search) {
	const { filters } = search;
	const { found, isMore } = await findHotels(db, search, { sort: filters.sort });
	// With too many hotels to evaluate, the filters apply before the limit.
	const narrowed = isMore && isNarrowed(filters) ? await findHotels(db, search, filters) : null;
	const passing = sortHotels(
		(narrowed?.found ?? found).filter((hotel) => passes(hotel, filters)),
		filters.sort,
	);
	const facets = { ...countHotelFacets(found, filters), total: passing.length };
	const perPage = hotelsPerPage(filters);
	const pages = Math.max(1, Math.ceil(facets.total / perPage));
	const page = Math.min(filters.page, pages);
	const shown = passing.slice((page - 1) * perPage, page * perPage);
	const cheaper = await cheapestNear(db, shown, search);
	return {
		hotels: shown.map((hotel) => {
			const other = cheaper.get(hotel.id);
			return { ...hotel, cheaper: other && other.total < (hotel.price ?? 0) ? other : null };
		}),
		/** All that match the filters, in their order. */
		matching: passing,
		facets,
		page,
		pages,
		/** The number of hotels without filters. */
		foundCount: found.length,
		/** Whether some hotels were not evaluated. */
		isMore: (narrowed ?? { isMore }).isMore,
	};
}

const SIMILAR = 3;

/** Other hotels of a hotel's city that have a room for a stay, the most recommended first, at most three. */
export async function similarHotels(
	db: Database,
	{ id, city, country }: { id: number; city: string; country: string },
	search: { stay: Stay; now: Date; version?: string | undefined },
) {
	const terms = await readPlaceTerms(db, city, search.version);
	const { hotels } = await searchHotels(db, { ...search, terms, filters: NO_HOTEL_FILTERS });
	return hotels
		.filter((other) => other.id !== id && other.city === city && other.country === country)
		.slice(0, SIMILAR);
}

const isNarrowed = ({ stars, amenities, rating, instant }: HotelFilters) =>
	stars.length > 0 || amenities.length > 0 || rating !== null || instant;

/**
 * The hotels that a search evaluates, with the data for filters and sort orders, and whether there are more.
 */
async function findHotels(db: Database, search: Search, filters: KnownFilters) {
	const { terms, stay, now, version } = search;
	const condition = stay ? await bookableOn(db, stay.checkIn, now) : null;
	const { hotels, rooms, isMore } = await readHotels(db, {
		terms,
		filters,
		condition,
		version,
		withRooms: stay !== null,
	});
	const rates = stay ? await priceRooms(db, rooms, { stay, now }) : [];
	const cheapest = cheapestOf(rates);
	const full = stay ? hotels.filter(({ id }) => !cheapest.has(id)).slice(0, MAX_FULL_HOTELS) : [];
	const others = await cheapestNear(db, full, search);
	const isFreeBy = stay ? freeToCancelOn(stay, now) : () => false;
	const policies = new Map(hotels.map((hotel) => [hotel.id, hotel]));
	const isFreeRate = ({ room, plan }: PricedRate) => {
		const hotel = policies.get(room.hotel_id);
		return hotel !== undefined && isFreeAt(plan, hotel, isFreeBy);
	};
	const cheapestFree = cheapestOf(rates.filter(isFreeRate));
	const found = hotels.flatMap((hotel) => {
		const otherDates = (cheapest.has(hotel.id) ? undefined : others.get(hotel.id)) ?? null;
		const free = cheapestFree.get(hotel.id);
		// With the filter, the price is that of a rate with free cancellation.
		const rate = (search.filters.free ? free : undefined) ?? cheapest.get(hotel.id);
		const price = otherDates ? otherDates.total : stay ? rate?.total : hotel.price_from;
		if (price === undefined) return [];
		const isFree = otherDates
			? isFreeAt(otherDates.plan, hotel, freeToCancelOn(otherDates.stay, now))
			: rate !== undefined && isFreeRate(rate);
		return [{ ...hotel, price, isFree, hasFree: free !== undefined || isFree, otherDates }];
	});
	return { found, isMore };
}

/** Whether a stay at a rate can be cancelled for free now. */
function isFreeAt(
	plan: SearchedPlan | null,
	hotel: Policy,
	isFreeBy: ReturnType<typeof freeToCancelOn>,
): boolean {
	if (plan === null || plan.cancellation === "hotel") return isFreeBy(hotel);
	if (plan.cancellation === "none") return false;
	const { free_until_days, late_fee_percent } = plan;
	return isFreeBy({ ...hotel, free_until_days, late_fee_percent });
}

type ZonedHotel = { id: number; time_zone: string };

/** The cheapest stays of these hotels near the dates of a search, if its dates are flexible. */
async function cheapestNear(db: Database, hotels: readonly ZonedHotel[], { stay, filters, now }: Search) {
	const { flex: days } = filters;
	if (!stay || days === 0 || hotels.length === 0) return new Map<number, OtherStay>();
	const rooms = await readRooms(db, { hotelIds: JSON.stringify(hotels.map(({ id }) => id)) });
	const todayIn = new Map(hotels.map(({ time_zone: zone }) => [zone, ""]));
	for (const zone of todayIn.keys()) todayIn.set(zone, wallClock(now, zone).date);
	const today = new Map(hotels.map(({ id, time_zone }) => [id, todayIn.get(time_zone) ?? ""]));
	// From tomorrow on: today, a hotel takes arrivals until its cut-off.
	const isPossible = (hotelId: number, { checkIn, checkOut }: Stay) => {
		const date = today.get(hotelId) ?? "";
		return checkIn > date && checkOut <= lastCheckOut(date);
	};
	return cheapestAround(db, rooms, { stay, days, now, isPossible });
}

/**
 * Whether a hotel still accepts arrivals on a date: not when that date is past in its time zone, and on the
 * day itself only until its cut-off. Only dates near today need a query.
 */
async function bookableOn(db: Database, checkIn: string, now: Date): Promise<HotelCondition | null> {
	const aDayOn = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
	if (checkIn > aDayOn) return null;
	const clocks = (await allZones(db)).map((zone) => ({ zone, ...wallClock(now, zone) }));
	return (eb) =>
		eb.or(
			clocks
				.filter(({ date }) => date <= checkIn)
				.map(({ zone, date, time }) =>
					eb.and([
						eb("hotels.time_zone", "=", zone),
						...(date === checkIn ? [eb("hotels.same_day_until", ">", time)] : []),
					]),
				),
		);
}

type Policy = {
	check_in_from: string;
	time_zone: string;
	free_until_days: number;
	late_fee_percent: number;
};

/** Whether a stay can be cancelled for free now. Hotels have few different policies, so each is looked at once. */
function freeToCancelOn({ checkIn }: Stay, now: Date) {
	const known = new Map<string, boolean>();
	const arrivesIn = (Date.parse(`${checkIn}T00:00:00Z`) - now.getTime()) / DAY_MS;
	return (policy: Policy): boolean => {
		if (policy.late_fee_percent === 0) return true;
		const { check_in_from: checkInFrom, time_zone: timeZone, free_until_days: freeUntilDays } = policy;
		// The end is 15 hours before to 36 hours after midnight in UTC. Its time zone matters only near it, and is slow.
		const days = arrivesIn - freeUntilDays;
		if (days > 1 || days <= -2) return days > 1;
		const name = `${checkInFrom} ${timeZone} ${freeUntilDays}`;
		const isFree = known.get(name) ?? freeUntil({ checkIn, checkInFrom, timeZone, freeUntilDays }) >= now;
		known.set(name, isFree);
		return isFree;
	};
}
