import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { hotelIdsOf } from "#app/account/memberships/members.server.ts";
import { selectMatching } from "#app/common/lists/contains-words.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { BATCH, eachInBatches } from "#app/common/lists/each-in-batches.ts";
import { isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { BookingFilters } from "./booking-filters.ts";

/** The bookings that somebody may see: all, those of the hotels whose team somebody belongs to, or those of a guest's account. */
export type BookingScope = { all: true } | { memberId: number } | { guestId: number };

/** The scope of a role: Meeha's staff see all, hotel accounts those of their hotels, others their own. */
export function scopeOf({ accountId, role }: { accountId: number; role: Role }): BookingScope {
	if (role === "Admin" || role === "SuperAdmin") return { all: true };
	return role === "Hotel" ? { memberId: accountId } : { guestId: accountId };
}

type Listing = { filters: BookingFilters; scope: BookingScope };

const LIST_COLUMNS = [
	"bookings.id",
	"bookings.number",
	"bookings.name",
	"bookings.email",
	"bookings.contact",
	"bookings.status",
	"bookings.source",
	"bookings.check_in",
	"bookings.check_out",
	"bookings.rooms",
	"bookings.adults",
	"bookings.children",
	"bookings.room_name",
	"bookings.hotel_name",
	"bookings.total",
	"bookings.tax_total",
	"bookings.currency",
	"bookings.hold_until",
	"bookings.pay_before",
	"bookings.created_at",
] as const;

/**
 * Returns one page of the filtered bookings and their total (see `countRows`). A page beyond the last returns
 * the last one. The second half is read from the end, and only the rows of the page are read in full, so that
 * late pages are not slow.
 */
export async function listBookings(db: Database, listing: Listing) {
	const { filters } = listing;
	const found = await selectMatching(db, "bookings", filters.query);
	const total = await countRows(db, found.rows.where(matches(listing)), found);
	const place = placeOfPage(filters, total);
	const walks = isMoreThanCounted(total) && filters.sort !== "newest";
	const ids = (walks ? found.walked : found.rows)
		.where(matches(listing))
		.select("bookings.id")
		.$call(inOrder(filters.sort, place.direction, walks ? sql.ref("bookings.id") : found.id))
		.limit(place.limit)
		.offset(place.offset);
	const rows = await db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.leftJoin("online_check_ins as sent", "sent.booking_id", "bookings.id")
		.select([...LIST_COLUMNS, "hotels.time_zone", "sent.arrives_at"])
		.where("bookings.id", "in", ids)
		.$if(filters.sort === "arrival", (query) => query.orderBy("bookings.check_in", filters.direction))
		.orderBy("bookings.id", filters.direction)
		.execute();
	return { rows: rows.map(({ id: _, ...row }) => row), total, page: place.page };
}

/** How many bookings match; see `countRows`. */
export async function countListedBookings(db: Database, listing: Listing): Promise<number> {
	const found = await selectMatching(db, "bookings", listing.filters.query);
	return countRows(db, found.rows.where(matches(listing)), found);
}

export type ListedBooking = Awaited<ReturnType<typeof listBookings>>["rows"][number];

type Bookings<Row> = SelectQueryBuilder<Schema, "bookings", Row>;

const inOrder =
	(sort: BookingFilters["sort"], direction: BookingFilters["direction"], id: RawBuilder<number>) =>
	<Row>(query: Bookings<Row>): Bookings<Row> =>
		query
			.$if(sort === "arrival", (by) => by.orderBy("bookings.check_in", direction))
			.orderBy(id, direction) as Bookings<Row>;

type Where = ExpressionBuilder<Schema, "bookings">;

/** The condition for bookings in a scope; in the `where` of every query that shows bookings. */
export const inScope = (scope: BookingScope) => (eb: Where) => {
	if ("guestId" in scope) return eb("bookings.account_id", "=", scope.guestId);
	if ("all" in scope) return eb.lit(true);
	return eb("bookings.hotel_id", "in", hotelIdsOf(scope.memberId, "bookings"));
};

const matches =
	({ filters, scope }: Listing) =>
	(eb: Where) =>
		eb.and([
			inScope(scope)(eb),
			...(filters.status === "all" ? [] : [eb("bookings.status", "=", filters.status)]),
			...(filters.hotel === "all" ? [] : [eb("bookings.hotel_id", "=", unmaskId(filters.hotel) ?? 0)]),
			...(filters.from === "" ? [] : [eb("bookings.check_in", ">=", filters.from)]),
			...(filters.to === "" ? [] : [eb("bookings.check_in", "<=", filters.to)]),
		]);

export async function isInScope(
	db: Database,
	{ number, scope }: { number: string; scope: BookingScope },
): Promise<boolean> {
	const found = await db
		.selectFrom("bookings")
		.select("bookings.id")
		.where("bookings.number", "=", number)
		.where(inScope(scope))
		.executeTakeFirst();
	return found !== undefined;
}

/** All filtered bookings of a scope, newest first. */
export async function* eachBooking(db: Database, listing: Listing) {
	const found = await selectMatching(db, "bookings", listing.filters.query);
	yield* eachInBatches((before) =>
		found.rows
			.select([
				...LIST_COLUMNS,
				"bookings.contact_e164",
				"bookings.requests",
				"bookings.fee",
				"bookings.child_ages",
			])
			.where(matches(listing))
			.where(sql<SqlBool>`${found.id} < ${before}`)
			.orderBy(found.id, "desc")
			.limit(BATCH)
			.execute(),
	);
}
