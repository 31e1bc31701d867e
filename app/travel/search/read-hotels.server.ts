import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { splitWords } from "#app/common/lists/indexed-words.ts";
import { rememberByVersion } from "#app/common/remember-by-version.server.ts";
import { HOTEL_AMENITIES, parseAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { hasTerms, isLive, type PlaceTerm } from "./find-hotels.server.ts";
import { HOTEL_CARD } from "./hotel-cards.server.ts";
import { meritOf } from "./hotel-facets.ts";
import { type HotelFilters, MAX_RANKED_HOTELS } from "./hotel-filters.ts";
import { readRooms, type SearchedRoom } from "./price-rooms.server.ts";

/** The filters that the database can check before prices are known. */
export type KnownFilters = Partial<Pick<HotelFilters, "stars" | "amenities" | "rating" | "instant">> &
	Pick<HotelFilters, "sort">;

/** A condition that depends on the time. */
export type HotelCondition = (eb: ExpressionBuilder<Schema, "hotels">) => Expression<SqlBool>;

type HotelQuery = {
	terms: readonly PlaceTerm[];
	filters: KnownFilters;
	condition: HotelCondition | null;
	/** Whether their rooms are needed. */
	withRooms: boolean;
	/** The version of the data of hotels, for what is remembered of it. */
	version: string | undefined;
};

/** Some 400 bytes for each hotel and 200 for each room. */
const remember = rememberByVersion<{ hotels: readonly object[]; rooms: readonly SearchedRoom[] }>({
	maxSize: 50_000,
	sizeCalculation: ({ hotels, rooms }) => 1 + hotels.length + rooms.length,
});

/**
 * Reads the live hotels that a search evaluates, at most `MAX_RANKED_HOTELS` in its order, and their rooms. They are
 * the same for all dates and parties, so they are remembered until hotels change.
 */
export function readHotels(db: Database, query: HotelQuery) {
	const { terms, filters, condition, withRooms, version } = query;
	const { stars, amenities, rating, instant, sort } = filters;
	const name = JSON.stringify([terms, stars, amenities, rating, instant, sort, withRooms]);
	return remember(condition ? undefined : version, name, () => readAnew(db, query));
}

/** Whether a hotel's name contains everything that was typed. */
function isNamedBy(terms: readonly PlaceTerm[]): (name: string) => boolean {
	const typed = terms.flatMap((term) => (term.corrected.length > 0 ? term.corrected : [term.typed]));
	const least = terms.length > 0 ? terms.length : Number.POSITIVE_INFINITY;
	return (name) => {
		const words = splitWords(name);
		return typed.filter((word) => words.some((each) => each.startsWith(word))).length >= least;
	};
}

async function readAnew(db: Database, { terms, filters, condition, withRooms }: HotelQuery) {
	const isNamed = isNamedBy(terms);
	const rows = await db
		.selectFrom("hotels")
		.leftJoin("images", "images.hash", "hotels.image_hash")
		.select(HOTEL_CARD)
		.select(["hotels.latitude", "hotels.longitude"])
		.select(["hotels.amenities", "hotels.nights_sold", "hotels.confirmation", "hotels.check_in_from"])
		.select(["hotels.time_zone", "hotels.free_until_days", "hotels.late_fee_percent"])
		.where((joined) => {
			const eb = joined as unknown as ExpressionBuilder<Schema, "hotels">;
			const isNow = condition ? [condition(eb)] : [];
			return eb.and([isLive(eb), hasTerms(eb, terms), ...isNow, ...knownFilters(eb, filters)]);
		})
		.where("hotels.price_from", "is not", null)
		.$if(filters.sort === "price", (query) => query.orderBy("hotels.price_from"))
		.$if(filters.sort === "rating", (query) =>
			query.orderBy("hotels.mean_rating", "desc").orderBy("hotels.rating_count", "desc"),
		)
		.$if(filters.sort === "stars", (query) => query.orderBy("hotels.stars", "desc"))
		.orderBy("hotels.merit", "desc")
		.orderBy("hotels.id")
		.limit(MAX_RANKED_HOTELS + 1)
		.execute();
	const hotels = rows.slice(0, MAX_RANKED_HOTELS).map((row) => ({
		...row,
		amenities: parseAmenities(row.amenities, HOTEL_AMENITIES),
		isInstant: row.confirmation === "instant",
		score: meritOf(row),
		isNamed: isNamed(row.name),
	}));
	const rooms = withRooms
		? await readRooms(db, { hotelIds: JSON.stringify(hotels.map(({ id }) => id)) })
		: [];
	return { hotels, rooms, isMore: rows.length > MAX_RANKED_HOTELS };
}

/** The conditions of `passes`; averages are stored in thousandths, so values in between are checked there. */
function knownFilters(
	eb: ExpressionBuilder<Schema, "hotels">,
	{ stars = [], amenities = [], rating = null, instant = false }: KnownFilters,
): Expression<SqlBool>[] {
	return [
		...(stars.length > 0 ? [eb("hotels.stars", "in", stars)] : []),
		...amenities.map((each) => eb("hotels.amenities", "like", `%,${each},%`)),
		...(rating === null ? [] : [eb("hotels.mean_rating", ">=", Math.floor(rating * 1000))]),
		...(instant ? [eb("hotels.confirmation", "=", "instant")] : []),
	];
}
