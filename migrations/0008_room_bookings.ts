import { type Kysely, sql } from "kysely";
import { announceChanges } from "./support/announce-changes.ts";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

const STATUSES = sql`('pending', 'confirmed', 'checked_in', 'checked_out', 'cancelled', 'rejected', 'expired', 'no_show')`;

/** Room bookings with the agreed terms, their history, and reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createBookings(db);
	await createReviews(db);
	for (const [name, [table, columns]] of Object.entries(INDEXES))
		await db.schema.createIndex(name).on(table).columns(columns).execute();
	await announceChanges(db, {
		table: "bookings",
		topic: "room_bookings",
		on: ["insert", "update", "delete"],
	});
	await indexBookingSearch(db);
}

const INDEXES: Record<string, [table: string, columns: string[]]> = {
	bookings_by_hotel: ["bookings", ["hotel_id", "status", "check_in"]],
	bookings_by_hotel_and_id: ["bookings", ["hotel_id", "id"]],
	bookings_by_room: ["bookings", ["room_id", "check_in"]],
	bookings_by_departure: ["bookings", ["hotel_id", "check_out"]],
	bookings_by_status: ["bookings", ["status", "id"]],
	bookings_by_check_in: ["bookings", ["check_in", "id"]],
	bookings_by_hold: ["bookings", ["status", "hold_until"]],
	bookings_by_account: ["bookings", ["account_id", "id"]],
	bookings_by_visitor: ["bookings", ["visitor_hash", "id"]],
	bookings_by_email: ["bookings", ["email", "id"]],
	booking_nights_by_room: ["booking_nights", ["room_id", "date"]],
	booking_nights_by_hotel: ["booking_nights", ["hotel_id", "date"]],
	booking_events_by_booking: ["booking_events", ["booking_id", "id"]],
	booking_events_by_actor: ["booking_events", ["actor_id"]],
	reviews_by_hotel: ["reviews", ["hotel_id", "id"]],
	reviews_by_product: ["reviews", ["product_id", "id"]],
};

async function createBookings(db: Kysely<unknown>): Promise<void> {
	const { instant, number, date } = columnTypes(db);
	await createTable(db, "bookings")
		.addColumn("number", "text", (column) => column.notNull().unique())
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("visitor_hash", "text")
		.addColumn("hotel_id", number, (column) => column.notNull().references("hotels.id"))
		.addColumn("room_id", number, (column) => column.notNull().references("rooms.id"))
		.addColumn("source", "text", (column) => column.notNull().check(sql`source in ('guest', 'walk_in')`))
		.addColumn("status", "text", (column) => column.notNull().check(sql`status in ${STATUSES}`))
		.addColumn("check_in", date, (column) => column.notNull())
		.addColumn("check_out", date, (column) => column.notNull())
		.addColumn("rooms", "integer", (column) => column.notNull().check(sql`rooms between 1 and 9`))
		.addColumn("adults", "integer", (column) => column.notNull().check(sql`adults >= 1`))
		.addColumn("children", "integer", (column) => column.notNull().check(sql`children >= 0`))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("contact_e164", "text", (column) => column.notNull())
		.addColumn("requests", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("hotel_name", "text", (column) => column.notNull())
		.addColumn("room_name", "text", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("total", number, (column) => column.notNull().check(sql`total >= 0`))
		.addColumn("free_until_days", "integer", (column) => column.notNull())
		.addColumn("late_fee_percent", "integer", (column) => column.notNull())
		.addColumn("no_show_percent", "integer", (column) => column.notNull())
		.addColumn("free_until", instant, (column) => column.notNull())
		.addColumn("hold_until", instant)
		.addColumn("fee", number, (column) => column.notNull().defaultTo(0).check(sql`fee between 0 and total`))
		.addColumn("nights_returned_at", instant)
		.addColumn("search_text", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addCheckConstraint("bookings_last_a_night", sql`check_in < check_out`)
		.addCheckConstraint("bookings_wait_until", sql`status <> 'pending' or hold_until is not null`)
		.addCheckConstraint(
			"bookings_hold_their_nights",
			sql`(nights_returned_at is null) = (status in ('pending', 'confirmed', 'checked_in'))`,
		)
		.execute();
	await db.schema
		.createTable("booking_nights")
		.addColumn("booking_id", number, (column) =>
			column.notNull().references("bookings.id").onDelete("cascade"),
		)
		.addColumn("date", date, (column) => column.notNull())
		.addColumn("hotel_id", number, (column) => column.notNull())
		.addColumn("room_id", number, (column) => column.notNull())
		.addColumn("price", number, (column) => column.notNull().check(sql`price >= 0`))
		.addPrimaryKeyConstraint("booking_nights_key", ["booking_id", "date"])
		.$call((table) => (!runsOnPostgres(db) ? table.modifyEnd(sql`without rowid`) : table))
		.execute();
	await createTable(db, "booking_events")
		.addColumn("booking_id", number, (column) =>
			column.notNull().references("bookings.id").onDelete("cascade"),
		)
		.addColumn("kind", "text", (column) =>
			column.notNull().check(sql`kind in ('booked', 'status', 'dates', 'note')`),
		)
		.addColumn("from_value", "text")
		.addColumn("to_value", "text")
		.addColumn("amount", number)
		.addColumn("detail", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("once_key", "text", (column) => column.unique())
		.addColumn("actor_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("at", instant, (column) => column.notNull())
		.execute();
}

/** One table for reviews of stays and of products. */
async function createReviews(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "reviews")
		.addColumn("hotel_id", number, (column) => column.references("hotels.id").onDelete("cascade"))
		.addColumn("product_id", number, (column) => column.references("products.id").onDelete("cascade"))
		.addColumn("booking_id", number, (column) =>
			column.unique().references("bookings.id").onDelete("cascade"),
		)
		.addColumn("order_id", number, (column) => column.references("orders.id").onDelete("cascade"))
		.addColumn("rating", "integer", (column) => column.notNull().check(sql`rating between 1 and 5`))
		.addColumn("author", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("answer", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("answered_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addUniqueConstraint("reviews_once_an_order", ["order_id", "product_id"])
		.addCheckConstraint(
			"reviews_are_of_one_thing",
			sql`(hotel_id is null) = (booking_id is null) and (product_id is null) = (order_id is null)
				and (hotel_id is null) <> (product_id is null)`,
		)
		.execute();
	for (const column of ["rating_sum", "rating_count"])
		await db.schema
			.alterTable("products")
			.addColumn(column, "integer", (of) => of.notNull().defaultTo(0))
			.execute();
}

/** Trigrams, as for orders, so that an index finds any part of a number, name or email address. */
async function indexBookingSearch(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		await sql`create index bookings_by_search_text on bookings using gin (search_text gin_trgm_ops)`.execute(
			db,
		);
		return;
	}
	await sql`create virtual table bookings_search using fts5(
		search_text, content = 'bookings', content_rowid = 'id', tokenize = 'trigram', detail = 'full'
	)`.execute(db);
	const forget = sql`insert into bookings_search (bookings_search, rowid, search_text)
		values ('delete', old.id, old.search_text);`;
	const learn = sql`insert into bookings_search (rowid, search_text) values (new.id, new.search_text);`;
	await sql`create trigger bookings_search_insert after insert on bookings begin ${learn} end`.execute(db);
	await sql`create trigger bookings_search_delete after delete on bookings begin ${forget} end`.execute(db);
	await sql`create trigger bookings_search_update after update of search_text on bookings
		begin ${forget} ${learn} end`.execute(db);
}
