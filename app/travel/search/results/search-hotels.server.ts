import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { wordsOf } from "#app/shop/catalogue/search/search-words.ts";
import { wallClock } from "#app/site/calendar.ts";
import { freeUntil } from "#app/travel/bookings/policy.ts";
import { amenitiesOf, HOTEL_AMENITIES } from "#app/travel/hotels/hotel-amenities.ts";
import { hasTerms, isLive, type Term } from "#app/travel/search/find-hotels.server.ts";
import type { Stay } from "#app/travel/search/hotel-path.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { countFacets, passes, sortHotels } from "./hotel-facets.ts";
import { type HotelFilters, PAGE_SIZE } from "./hotel-filters.ts";
import { pricedRooms } from "./price-rooms.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Search = { terms: readonly Term[]; stay: Stay | null; filters: HotelFilters; now: Date };

/**
 * One page of the live hotels of a destination: with a stay those that have a room for it, each with the lowest
 * total of its rooms (minor units); without one all that have rooms, with the lowest price of a night. One query
 * finds and prices them; filters, counts and order are worked out here, over the few columns they need, so that
 * they are the same on both engines. A page beyond the last is the last.
 */
export async function searchHotels(db: Database, { terms, stay, filters, now }: Search) {
	const found = await findHotels(db, { terms, stay, now });
	const facets = countFacets(found, filters);
	const pages = Math.max(1, Math.ceil(facets.total / PAGE_SIZE));
	const page = Math.min(filters.page, pages);
	const passing = sortHotels(
		found.filter((hotel) => passes(hotel, filters)),
		filters.sort,
	);
	const shown = passing.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
	return {
		hotels: await withCards(db, shown),
		facets,
		page,
		pages,
		/** How many there are whatever the filters say. */
		foundCount: found.length,
	};
}

/** Every hotel that a search finds, with what filters and orders know of it. */
export async function findHotels(db: Database, { terms, stay, now }: Omit<Search, "filters">) {
	const rows = stay ? await findFree(db, { terms, stay, now }) : await findPriced(db, terms);
	const typed = terms.flatMap((term) => (term.corrected.length > 0 ? term.corrected : [term.typed]));
	const fits = terms.length > 0 ? terms.length : Number.POSITIVE_INFINITY;
	return rows.map(({ amenities, confirmation, name, ...hotel }) => {
		const words = wordsOf(name);
		return {
			...hotel,
			amenities: amenitiesOf(amenities, HOTEL_AMENITIES),
			isInstant: confirmation === "instant",
			isFree: stay !== null && isFreeToCancel(hotel, stay, now),
			isNamed: typed.filter((word) => words.some((each) => each.startsWith(word))).length >= fits,
		};
	});
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
] as const;

const findPriced = (db: Database, terms: readonly Term[]) =>
	db
		.selectFrom("hotels")
		.select(KNOWN)
		.select("hotels.price_from as price")
		.select((eb) => eb.lit(0).as("rooms_free"))
		.where((eb) => eb.and([isLive(eb), hasTerms(eb, terms)]))
		.where("hotels.price_from", "is not", null)
		.execute();

async function findFree(
	db: Database,
	{ terms, stay, now }: { terms: readonly Term[]; stay: Stay; now: Date },
) {
	const isBookable = await bookableOn(db, stay.checkIn, now);
	const found = db
		.selectFrom("hotels")
		.select("hotels.id")
		.where((eb) => eb.and([isLive(eb), hasTerms(eb, terms), isBookable(eb)]));
	return db
		.selectFrom("hotels")
		.innerJoin(
			pricedRooms(db, stay).where("rooms.hotel_id", "in", found).as("priced"),
			"priced.hotel_id",
			"hotels.id",
		)
		.select(KNOWN)
		.select((eb) => eb.fn.min<number>("priced.total").as("price"))
		.select((eb) => eb.fn.countAll<number>().as("rooms_free"))
		.groupBy("hotels.id")
		.execute();
}

/**
 * Whether a hotel still takes guests who arrive on a date: not once its own date is past it, and on the very day
 * until its hour. Only near today is there anything to ask.
 */
async function bookableOn(
	db: Database,
	checkIn: string,
	now: Date,
): Promise<(eb: ExpressionBuilder<Schema, "hotels">) => Expression<SqlBool>> {
	const aDayOn = wallClock(new Date(now.getTime() + DAY_MS), "UTC").date;
	if (checkIn > aDayOn) return (eb) => eb.and([]);
	const zones = await db.selectFrom("hotels").select("time_zone").distinct().execute();
	const clocks = zones.map(({ time_zone }) => ({ zone: time_zone, ...wallClock(now, time_zone) }));
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
	// Days away from the edge the zone does not matter, and asking for it is dear.
	const days = (Date.parse(`${checkIn}T00:00:00Z`) - now.getTime()) / DAY_MS - hotel.free_until_days;
	if (Math.abs(days) > 2) return days > 0;
	const { check_in_from: checkInFrom, time_zone: timeZone, free_until_days: freeUntilDays } = hotel;
	return freeUntil({ checkIn, checkInFrom, timeZone, freeUntilDays }) >= now;
}

/** What a card shows of each, in the same order. */
export async function withCards<Hotel extends { id: number }>(db: Database, hotels: readonly Hotel[]) {
	const ids = hotels.map(({ id }) => id);
	const rows = await db
		.selectFrom("hotels")
		.leftJoin("images", "images.hash", "hotels.image_hash")
		.select(HOTEL_CARD)
		.where((eb) => (ids.length > 0 ? eb("hotels.id", "in", ids) : eb.lit(false)))
		.execute();
	const byId = new Map(rows.map((row) => [row.id, row]));
	return hotels.flatMap((hotel) => {
		const row = byId.get(hotel.id);
		return row ? [{ ...hotel, ...row }] : [];
	});
}

/** What a card shows of a hotel; the query left-joins `images` by `hotels.image_hash`. */
export const HOTEL_CARD = [
	"hotels.id",
	"hotels.name",
	"hotels.city",
	"hotels.country",
	"hotels.stars",
	"hotels.rating_sum",
	"hotels.rating_count",
	"hotels.price_from",
	"hotels.image_hash",
	"images.width as image_width",
	"images.height as image_height",
	"images.colour as image_colour",
] as const;
