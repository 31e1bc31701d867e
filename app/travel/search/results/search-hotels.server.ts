import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { splitWords } from "#app/common/lists/indexed-words.ts";
import { allZones } from "#app/travel/hotels/all-zones.server.ts";
import { HOTEL_AMENITIES, parseAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { hasTerms, isLive, type PlaceTerm } from "#app/travel/search/find-hotels.server.ts";
import { freeUntil } from "#app/travel/stays/policy.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { withCards } from "./hotel-cards.server.ts";
import { countHotelFacets, passes, sortHotels } from "./hotel-facets.ts";
import { HOTELS_PER_PAGE, type HotelFilters, MAX_RANKED_HOTELS } from "./hotel-filters.ts";
import { pricedRooms } from "./price-rooms.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Search = { terms: readonly PlaceTerm[]; stay: Stay | null; filters: HotelFilters; now: Date };

/**
 * Returns one page of a destination's live hotels: with a stay, those that have a room for it, with the
 * lowest total of their rooms (minor units); without, all that have rooms, with the lowest price of a night.
 * One query finds and prices them. Filters, counts and order are computed here from a few columns, so that
 * both engines agree. A page beyond the last returns the last one. Beyond `MAX_RANKED_HOTELS` hotels (`isMore`),
 * only that many are counted; sorted by price, these are the ones that are usually cheapest.
 */
export async function searchHotels(db: Database, { terms, stay, filters, now }: Search) {
	const { found, isMore } = await findHotels(db, { terms, stay, filters: { sort: filters.sort }, now });
	// With too many hotels to evaluate, the filters apply before the limit.
	const narrowed = isMore && isNarrowed(filters) ? await findHotels(db, { terms, stay, filters, now }) : null;
	const passing = sortHotels(
		(narrowed?.found ?? found).filter((hotel) => passes(hotel, filters)),
		filters.sort,
	);
	const facets = { ...countHotelFacets(found, filters), total: passing.length };
	const pages = Math.max(1, Math.ceil(facets.total / HOTELS_PER_PAGE));
	const page = Math.min(filters.page, pages);
	const shown = passing.slice((page - 1) * HOTELS_PER_PAGE, page * HOTELS_PER_PAGE);
	return {
		hotels: await withCards(db, shown),
		facets,
		page,
		pages,
		/** The number of hotels without filters. */
		foundCount: found.length,
		/** Whether some hotels were not evaluated. */
		isMore: (narrowed ?? { isMore }).isMore,
	};
}

/** The filters that the database can check before prices are known. */
type Known = Partial<Pick<HotelFilters, "stars" | "amenities" | "rating" | "instant">> &
	Pick<HotelFilters, "sort">;
type KnownSearch = Omit<Search, "filters"> & { filters: Known };

const isNarrowed = ({ stars, amenities, rating, instant }: HotelFilters) =>
	stars.length > 0 || amenities.length > 0 || rating !== null || instant;

/**
 * The hotels that a search evaluates, with the data for filters and sort orders, and whether there are more.
 */
async function findHotels(db: Database, { terms, stay, filters, now }: KnownSearch) {
	const isBookable = stay ? await bookableOn(db, stay.checkIn, now) : null;
	const candidates = await db
		.selectFrom("hotels")
		.select(KNOWN)
		.where((eb) => eb.and([isLive(eb), hasTerms(eb, terms), ...(isBookable ? [isBookable(eb)] : [])]))
		.where("hotels.price_from", "is not", null)
		.where((eb) => eb.and(knownFilters(eb, filters)))
		.$if(filters.sort === "price", (query) => query.orderBy("hotels.price_from"))
		.$if(filters.sort === "rating", (query) =>
			query.orderBy("hotels.mean_rating", "desc").orderBy("hotels.rating_count", "desc"),
		)
		.$if(filters.sort === "stars", (query) => query.orderBy("hotels.stars", "desc"))
		.orderBy("hotels.merit", "desc")
		.orderBy("hotels.id")
		.limit(MAX_RANKED_HOTELS + 1)
		.execute();
	const judged = candidates.slice(0, MAX_RANKED_HOTELS);
	const prices = stay && (await lowestTotals(db, { hotelIds: judged.map(({ id }) => id), stay }));
	const typed = terms.flatMap((term) => (term.corrected.length > 0 ? term.corrected : [term.typed]));
	const fits = terms.length > 0 ? terms.length : Number.POSITIVE_INFINITY;
	const found = judged.flatMap(({ amenities, confirmation, name, price_from, ...hotel }) => {
		const price = prices ? prices.get(hotel.id) : price_from;
		if (price === undefined) return [];
		const words = fits === Number.POSITIVE_INFINITY ? [] : splitWords(name);
		return [
			{
				...hotel,
				price,
				amenities: parseAmenities(amenities, HOTEL_AMENITIES),
				isInstant: confirmation === "instant",
				isFree: stay !== null && isFreeToCancel(hotel, stay, now),
				isNamed: typed.filter((word) => words.some((each) => each.startsWith(word))).length >= fits,
			},
		];
	});
	return { found, isMore: candidates.length > MAX_RANKED_HOTELS };
}

const KNOWN = [
	"hotels.id",
	"hotels.name",
	"hotels.stars",
	"hotels.amenities",
	"hotels.rating_sum",
	"hotels.rating_count",
	"hotels.nights_sold",
	"hotels.confirmation",
	"hotels.check_in_from",
	"hotels.time_zone",
	"hotels.free_until_days",
	"hotels.late_fee_percent",
	"hotels.price_from",
] as const;

/** The conditions of `passes`; averages are stored in thousandths, so values in between are checked there. */
function knownFilters(
	eb: ExpressionBuilder<Schema, "hotels">,
	{ stars = [], amenities = [], rating = null, instant = false }: Known,
): Expression<SqlBool>[] {
	return [
		...(stars.length > 0 ? [eb("hotels.stars", "in", stars)] : []),
		...amenities.map((each) => eb("hotels.amenities", "like", `%,${each},%`)),
		...(rating === null ? [] : [eb("hotels.mean_rating", ">=", Math.floor(rating * 1000))]),
		...(instant ? [eb("hotels.confirmation", "=", "instant")] : []),
	];
}

/** The lowest total (minor units) of a stay in each of these hotels that has a room for it. */
async function lowestTotals(db: Database, { hotelIds, stay }: { hotelIds: number[]; stay: Stay }) {
	if (hotelIds.length === 0) return new Map<number, number>();
	const rows = await db
		.selectFrom(pricedRooms(db, stay).where("rooms.hotel_id", "in", hotelIds).as("priced"))
		.select("priced.hotel_id")
		.select((eb) => eb.fn.min<number>("priced.total").as("price"))
		.groupBy("priced.hotel_id")
		.execute();
	return new Map(rows.map(({ hotel_id, price }) => [hotel_id, Number(price)]));
}

/**
 * Whether a hotel still accepts arrivals on a date: not when that date is past in its time zone, and on the
 * day itself only until its cut-off. Only dates near today need a query.
 */
async function bookableOn(
	db: Database,
	checkIn: string,
	now: Date,
): Promise<(eb: ExpressionBuilder<Schema, "hotels">) => Expression<SqlBool>> {
	const aDayOn = wallClock(new Date(now.getTime() + DAY_MS), "UTC").date;
	if (checkIn > aDayOn) return (eb) => eb.and([]);
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

type Policy = { check_in_from: string; time_zone: string; free_until_days: number; late_fee_percent: number };

function isFreeToCancel(hotel: Policy, { checkIn }: Stay, now: Date): boolean {
	if (hotel.late_fee_percent === 0) return true;
	// Days away from the edge the time zone does not matter, and looking it up is slow.
	const days = (Date.parse(`${checkIn}T00:00:00Z`) - now.getTime()) / DAY_MS - hotel.free_until_days;
	if (Math.abs(days) > 2) return days > 0;
	const { check_in_from: checkInFrom, time_zone: timeZone, free_until_days: freeUntilDays } = hotel;
	return freeUntil({ checkIn, checkInFrom, timeZone, freeUntilDays }) >= now;
}
