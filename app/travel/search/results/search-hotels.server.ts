import { wallClock } from "#app/common/calendar.ts";
import { allZones } from "#app/travel/hotels/all-zones.server.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import type { PlaceTerm } from "#app/travel/search/find-hotels.server.ts";
import { freeUntil } from "#app/travel/stays/policy.ts";
import type { Database } from "#db/client.ts";
import { countHotelFacets, passes, sortHotels } from "./hotel-facets.ts";
import { HOTELS_PER_PAGE, type HotelFilters } from "./hotel-filters.ts";
import { priceRooms, type SearchedRoom } from "./price-rooms.server.ts";
import {
	type HotelCancellationPolicy,
	type HotelCondition,
	type KnownFilters,
	readHotels,
} from "./read-hotels.server.ts";

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
 * price, these are the ones that are usually cheapest.
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
	const pages = Math.max(1, Math.ceil(facets.total / HOTELS_PER_PAGE));
	const page = Math.min(filters.page, pages);
	const shown = passing.slice((page - 1) * HOTELS_PER_PAGE, page * HOTELS_PER_PAGE);
	return {
		hotels: shown.map(({ hotel, price, isFree, isInstant }) => ({ ...hotel, price, isFree, isInstant })),
		facets,
		page,
		pages,
		/** The number of hotels without filters. */
		foundCount: found.length,
		/** Whether some hotels were not evaluated. */
		isMore: (narrowed ?? { isMore }).isMore,
	};
}

const isNarrowed = ({ stars, amenities, rating, instant }: HotelFilters) =>
	stars.length > 0 || amenities.length > 0 || rating !== null || instant;

/**
 * The hotels that a search evaluates, with the data for filters and sort orders, and whether there are more.
 */
async function findHotels(db: Database, { terms, stay, now, version }: Search, filters: KnownFilters) {
	const condition = stay ? await bookableOn(db, stay.checkIn, now) : null;
	const { hotels, rooms, isMore } = await readHotels(db, {
		...{ terms, filters, condition, version },
		withRooms: stay !== null,
	});
	const prices = stay && (await lowestTotals(db, rooms, stay));
	const isFreeBy = stay && freeToCancelOn(stay, now);
	const evaluate = ({ hotel, facts, policy }: (typeof hotels)[number], price: number | null) => ({
		...facts,
		hotel,
		price,
		isFree: isFreeBy?.(policy) ?? false,
	});
	const found: ReturnType<typeof evaluate>[] = [];
	for (const one of hotels) {
		const price = prices ? prices.get(one.hotel.id) : one.hotel.price_from;
		if (price !== undefined) found.push(evaluate(one, price));
	}
	return { found, isMore };
}

/** The lowest total (minor units) of a stay in each hotel that has a room for it. */
async function lowestTotals(db: Database, rooms: readonly SearchedRoom[], stay: Stay) {
	const lowest = new Map<number, number>();
	for (const { room, total } of await priceRooms(db, rooms, stay))
		if (total < (lowest.get(room.hotel_id) ?? Number.POSITIVE_INFINITY)) lowest.set(room.hotel_id, total);
	return lowest;
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

/** Whether a stay can be cancelled for free now. Hotels have few different policies, so each is looked at once. */
function freeToCancelOn({ checkIn }: Stay, now: Date) {
	const known = new Map<HotelCancellationPolicy, boolean>();
	const arrivesIn = (Date.parse(`${checkIn}T00:00:00Z`) - now.getTime()) / DAY_MS;
	return (policy: HotelCancellationPolicy): boolean => {
		if (policy.lateFeePercent === 0) return true;
		// The end is 15 hours before to 36 hours after midnight in UTC. Its time zone matters only near it, and is slow.
		const days = arrivesIn - policy.freeUntilDays;
		if (days > 1 || days <= -2) return days > 1;
		const isFree = known.get(policy) ?? freeUntil({ checkIn, ...policy }) >= now;
		known.set(policy, isFree);
		return isFree;
	};
}
