import { type Kysely, sql } from "kysely";
import { announceChanges } from "./support/announce-changes.ts";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** Hotels, rooms, one row for each room and night, and blocks. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createHotels(db);
	await createRooms(db);
	await createNights(db);
	await createBlocks(db);
	for (const [name, [table, columns]] of Object.entries(INDEXES))
		await db.schema.createIndex(name).on(table).columns(columns).execute();
	await announceChanges(db, {
		table: "hotels",
		topic: "hotels",
		on: ["insert", "update"],
		of: ["status", "owner_id"],
	});
}

const INDEXES: Record<string, [table: string, columns: string[]]> = {
	hotels_by_owner: ["hotels", ["owner_id", "id"]],
	hotels_by_status: ["hotels", ["status", "id"]],
	hotels_by_city: ["hotels", ["status", "city_key", "id"]],
	hotel_images_by_hotel: ["hotel_images", ["hotel_id", "position"]],
	hotel_images_by_hash: ["hotel_images", ["image_hash"]],
	rooms_by_hotel: ["rooms", ["hotel_id", "position"]],
	rooms_by_horizon: ["rooms", ["filled_to", "id"]],
	room_images_by_room: ["room_images", ["room_id", "position"]],
	room_images_by_hash: ["room_images", ["image_hash"]],
	calendar_feeds_by_room: ["calendar_feeds", ["room_id"]],
	calendar_feeds_by_time: ["calendar_feeds", ["next_fetch_at"]],
	room_blocks_by_room: ["room_blocks", ["room_id", "from_date"]],
};

async function createHotels(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	const byBytes = runsOnPostgres(db) ? sql`text collate "C"` : sql`text`;
	const percent = (name: string) => sql`${sql.ref(name)} between 0 and 100`;
	await createTable(db, "hotels")
		.addColumn("owner_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("status", "text", (column) =>
			column.notNull().check(sql`status in ('pending', 'approved', 'suspended')`),
		)
		.addColumn("archived_at", instant)
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("address", "text", (column) => column.notNull())
		.addColumn("city", "text", (column) => column.notNull())
		.addColumn("city_key", byBytes, (column) => column.notNull())
		.addColumn("region", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("postal_code", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("country", "text", (column) => column.notNull())
		.addColumn("time_zone", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("contact_e164", "text", (column) => column.notNull())
		.addColumn("stars", "integer", (column) => column.notNull().check(sql`stars between 0 and 5`))
		.addColumn("amenities", "text", (column) => column.notNull().defaultTo(","))
		.addColumn("check_in_from", "text", (column) => column.notNull())
		.addColumn("check_out_until", "text", (column) => column.notNull())
		.addColumn("same_day_until", "text", (column) => column.notNull())
		.addColumn("free_until_days", "integer", (column) =>
			column.notNull().check(sql`free_until_days between 0 and 60`),
		)
		.addColumn("late_fee_percent", "integer", (column) => column.notNull().check(percent("late_fee_percent")))
		.addColumn("no_show_percent", "integer", (column) => column.notNull().check(percent("no_show_percent")))
		.addColumn("confirmation", "text", (column) =>
			column.notNull().check(sql`confirmation in ('instant', 'request')`),
		)
		.addColumn("request_hours", "integer", (column) =>
			column.notNull().check(sql`request_hours between 1 and 72`),
		)
		.addColumn("rating_sum", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("rating_count", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("nights_sold", number, (column) => column.notNull().defaultTo(0))
		.addColumn("price_from", number)
		.addColumn("image_hash", "text")
		.addColumn("search_words", byBytes, (column) => column.notNull().defaultTo(""))
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("approved_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		// Last: SQLite reads a row from its start, and a list needs everything except these.
		.addColumn("house_rules", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("description", "text", (column) => column.notNull())
		.execute();
	await createTable(db, "hotel_images")
		.addColumn("hotel_id", number, (column) => column.notNull().references("hotels.id").onDelete("cascade"))
		.addColumn("image_hash", "text", (column) => column.notNull().references("images.hash"))
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("alt", "text", (column) => column.notNull().defaultTo(""))
		.addUniqueConstraint("hotel_images_once", ["hotel_id", "image_hash"])
		.execute();
}

async function createRooms(db: Kysely<unknown>): Promise<void> {
	const { instant, number, date } = columnTypes(db);
	const price = (name: string) => sql`${sql.ref(name)} between 0 and 100000000`;
	await createTable(db, "rooms")
		.addColumn("hotel_id", number, (column) => column.notNull().references("hotels.id").onDelete("cascade"))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("archived_at", instant)
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity between 1 and 500`))
		.addColumn("beds", "text", (column) => column.notNull())
		.addColumn("size_sqm", "integer")
		.addColumn("sleeps", "integer", (column) => column.notNull().check(sql`sleeps between 1 and 20`))
		.addColumn("max_adults", "integer", (column) =>
			column.notNull().check(sql`max_adults between 1 and sleeps`),
		)
		.addColumn("guests_included", "integer", (column) =>
			column.notNull().check(sql`guests_included between 1 and sleeps`),
		)
		.addColumn("price", number, (column) => column.notNull().check(price("price")))
		.addColumn("weekend_price", number, (column) => column.check(price("weekend_price")))
		.addColumn("extra_guest_price", number, (column) =>
			column.notNull().defaultTo(0).check(price("extra_guest_price")),
		)
		.addColumn("min_nights", "integer", (column) =>
			column.notNull().defaultTo(1).check(sql`min_nights between 1 and 30`),
		)
		.addColumn("max_nights", "integer", (column) =>
			column.notNull().defaultTo(30).check(sql`max_nights between min_nights and 90`),
		)
		.addColumn("amenities", "text", (column) => column.notNull().defaultTo(","))
		.addColumn("image_hash", "text")
		.addColumn("filled_to", date)
		.addColumn("calendar_token", "text", (column) => column.notNull().unique())
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addColumn("description", "text", (column) => column.notNull())
		.execute();
	await createTable(db, "room_images")
		.addColumn("room_id", number, (column) => column.notNull().references("rooms.id").onDelete("cascade"))
		.addColumn("image_hash", "text", (column) => column.notNull().references("images.hash"))
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("alt", "text", (column) => column.notNull().defaultTo(""))
		.addUniqueConstraint("room_images_once", ["room_id", "image_hash"])
		.execute();
}

/** Stored by its primary key alone, so that a stay's nights are adjacent. */
async function createNights(db: Kysely<unknown>): Promise<void> {
	const { number, date, flag } = columnTypes(db);
	await db.schema
		.createTable("nights")
		.addColumn("room_id", number, (column) => column.notNull().references("rooms.id").onDelete("cascade"))
		.addColumn("date", date, (column) => column.notNull())
		.addColumn("total", "integer", (column) => column.notNull())
		.addColumn("booked", "integer", (column) => column.notNull().defaultTo(0).check(sql`booked >= 0`))
		.addColumn("blocked", "integer", (column) => column.notNull().defaultTo(0).check(sql`blocked >= 0`))
		.addColumn("price", number, (column) => column.check(sql`price between 0 and 100000000`))
		.addColumn("min_stay", "integer", (column) => column.check(sql`min_stay between 1 and 90`))
		.addColumn("is_closed", flag, (column) => column.notNull().defaultTo(sql`false`))
		.addColumn("no_arrival", flag, (column) => column.notNull().defaultTo(sql`false`))
		.addColumn("no_departure", flag, (column) => column.notNull().defaultTo(sql`false`))
		.addPrimaryKeyConstraint("nights_key", ["room_id", "date"])
		.addCheckConstraint("nights_never_oversold", sql`booked + blocked <= total`)
		.$call((table) => (!runsOnPostgres(db) ? table.modifyEnd(sql`without rowid`) : table))
		.execute();
}

async function createBlocks(db: Kysely<unknown>): Promise<void> {
	const { instant, number, date, flag } = columnTypes(db);
	await createTable(db, "calendar_feeds")
		.addColumn("room_id", number, (column) => column.notNull().references("rooms.id").onDelete("cascade"))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("url", "text")
		.addColumn("next_fetch_at", instant)
		.addColumn("fetched_at", instant)
		.addColumn("fault", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();
	await createTable(db, "room_blocks")
		.addColumn("room_id", number, (column) => column.notNull().references("rooms.id").onDelete("cascade"))
		.addColumn("feed_id", number, (column) => column.references("calendar_feeds.id").onDelete("cascade"))
		.addColumn("uid", "text")
		.addColumn("from_date", date, (column) => column.notNull())
		.addColumn("to_date", date, (column) => column.notNull())
		.addColumn("rooms", "integer", (column) => column.notNull().check(sql`rooms between 1 and 500`))
		.addColumn("is_holding", flag, (column) => column.notNull())
		.addColumn("conflict", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("note", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("once_key", "text", (column) => column.unique())
		.addColumn("actor_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("created_at", instant, (column) => column.notNull())
		.addUniqueConstraint("room_blocks_once", ["feed_id", "uid"])
		.addCheckConstraint("room_blocks_last_a_night", sql`from_date < to_date`)
		.execute();
}
