import { type SelectQueryBuilder, sql } from "kysely";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { searchWords } from "#app/common/lists/search-words.ts";
import { reviewStatusOf, statusOf } from "#app/travel/hotels/hotel-states.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import type { StaffHotelFilters } from "./hotel-list.ts";

/** One page of the filtered hotels with their owners, and the total. */
export async function listAllHotels(db: Database, filters: StaffHotelFilters) {
	const { sort } = filters;
	const matching = matchingHotels(db, filters);
	const total = await countRows(db, matching);
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	const hotels = await matching
		.select(["hotels.id", "hotels.name", "hotels.city", "hotels.country", "hotels.status", "hotels.stars"])
		.select(["hotels.archived_at", "hotels.approved_at", "hotels.created_at", "accounts.name as owner"])
		.select("accounts.email as owner_email")
		.select((eb) => [
			eb
				.selectFrom("rooms")
				.select((of) => of.fn.countAll<number>().as("n"))
				.whereRef("rooms.hotel_id", "=", "hotels.id")
				.where("rooms.archived_at", "is", null)
				.as("rooms"),
			eb("hotels.unreviewed_change_id", "is not", null).as("is_changed"),
		])
		.$if(sort === "waiting", (by) =>
			// As in the index, with hotels that wait for approval first.
			by.orderBy(sql`(hotels.status <> 'pending')`, direction),
		)
		// Those alone: who waits longest comes first, as on the overview.
		.$if(sort === "waiting" && filters.status === "pending", (by) =>
			by.orderBy("hotels.submitted_at", direction).orderBy("hotels.id", direction),
		)
		.$if(sort === "name", (by) => by.orderBy("hotels.search_words", direction))
		.orderBy("hotels.id", sort === "waiting" ? opposite(direction) : direction)
		.limit(limit)
		.offset(offset)
		.execute();
	const rows = hotels.map((hotel) => ({ ...hotel, reviewStatus: reviewStatusOf(hotel) }));
	return { rows: direction === filters.direction ? rows : rows.reverse(), total, page };
}

/** How many hotels match; see `countRows`. */
export const countHotels = (db: Database, filters: StaffHotelFilters): Promise<number> =>
	countRows(db, matchingHotels(db, filters));

function matchingHotels(db: Database, { query, status, changed, calendars }: StaffHotelFilters) {
	const { hasWord } = adapterOf(db);
	return withOwners(db.selectFrom("hotels")).where((eb) =>
		eb.and([
			...searchWords(query).map((word) =>
				eb.or([
					hasWord(sql.ref("hotels.search_words"), word),
					hasWord(sql`lower(hotels.name)`, word),
					hasWord(sql.ref("accounts.email"), word),
					hasWord(sql`lower(accounts.name)`, word),
				]),
			),
			...(status === "all" ? [] : [eb("hotels.status", "=", statusOf(status))]),
			// An archived hotel does not wait.
			...(status === "pending" ? [eb("hotels.archived_at", "is", null)] : []),
			...(status === "refused" ? [eb("hotels.approved_at", "is", null)] : []),
			...(status === "suspended" ? [eb("hotels.approved_at", "is not", null)] : []),
			...(calendars === "all" ? [] : [eb("hotels.id", "in", withFailingCalendars(db))]),
			...(changed === "all" ? [] : [eb("hotels.unreviewed_change_id", "is not", null)]),
		]),
	);
}

/** Hotels with the accounts that own them, if any. */
const withOwners = (hotels: SelectQueryBuilder<Schema, "hotels", Record<never, never>>) =>
	hotels
		.leftJoin("hotel_members as owner", (join) =>
			join.onRef("owner.hotel_id", "=", "hotels.id").on("owner.role", "=", "owner"),
		)
		.leftJoin("accounts", "accounts.id", "owner.account_id");

/** The hotels with a calendar that could not be read the last time. */
const withFailingCalendars = (db: Database) =>
	db
		.selectFrom("calendar_feeds")
		.innerJoin("rooms", "rooms.id", "calendar_feeds.room_id")
		.select("rooms.hotel_id")
		.where("calendar_feeds.fault", "<>", "")
		.where("rooms.archived_at", "is", null);

/** Among hotels that wait, the newest first. */
const opposite = (direction: "asc" | "desc") => (direction === "asc" ? "desc" : "asc");

export function findHotel(db: Database, { hotelId }: { hotelId: number | null }) {
	return withOwners(db.selectFrom("hotels"))
		.select(["hotels.id", "hotels.name", "hotels.status", "hotels.archived_at", "hotels.created_at"])
		.select(["hotels.approved_at", "hotels.unreviewed_change_id", "hotels.submitted_at"])
		.select(["hotels.stars", "hotels.email", "hotels.contact", "hotels.time_zone"])
		.select(["accounts.id as owner_id", "accounts.name as owner", "accounts.email as owner_email"])
		.select((eb) =>
			eb
				.selectFrom("bookings")
				.select((of) => of.fn.countAll<number>().as("n"))
				.whereRef("bookings.hotel_id", "=", "hotels.id")
				.where("bookings.nights_returned_at", "is", null)
				.as("bookings"),
		)
		.where("hotels.id", "=", hotelId ?? 0)
		.executeTakeFirst();
}

const waiting = (db: Database) =>
	db.selectFrom("hotels").where("status", "=", "pending").where("archived_at", "is", null);

/** The hotel that has waited longest for approval. */
export const readNextWaiting = (db: Database) =>
	waiting(db).select(["id", "name"]).orderBy("submitted_at").orderBy("id").limit(1).executeTakeFirst();

/** The hotels that wait for approval, the longest first, and how many there are. */
export async function listWaiting(db: Database, { limit }: { limit: number }) {
	const [rows, total] = await Promise.all([
		withOwners(waiting(db))
			.select(["hotels.id", "hotels.name", "hotels.city", "hotels.country", "hotels.submitted_at"])
			.select(["hotels.created_at", "accounts.name as owner"])
			.orderBy("hotels.submitted_at")
			.orderBy("hotels.id")
			.limit(limit)
			.execute(),
		countRows(db, waiting(db)),
	]);
	return { rows, total };
}
