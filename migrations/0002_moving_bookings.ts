import { type Kysely, sql } from "kysely";
import { announceChanges } from "./support/announce-changes.ts";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

const STATUSES = sql`('pending', 'confirmed', 'delivered', 'cancelled', 'rejected')`;

export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number } = columnTypes(db);

	await createTable(db, "moving_bookings")
		.addColumn("number", "text", (column) => column.notNull().unique())
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("visitor_hash", "text")
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("contact_e164", "text", (column) => column.notNull())
		.addColumn("current_address", "text", (column) => column.notNull())
		.addColumn("new_address", "text", (column) => column.notNull())
		.addColumn("vehicle_type", "text", (column) =>
			column.notNull().check(sql`vehicle_type in ('truck', 'loader')`),
		)
		.addColumn("booking_date", date, (column) => column.notNull())
		.addColumn("booking_time", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull().check(sql`status in ${STATUSES}`))
		.addColumn("search_text", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.execute();
	const indexes: Record<string, string[]> = {
		moving_bookings_by_date: ["booking_date", "booking_time", "id"],
		moving_bookings_by_status: ["status", "id"],
		moving_bookings_by_status_and_date: ["status", "booking_date", "booking_time", "id"],
		moving_bookings_by_vehicle: ["vehicle_type", "id"],
		moving_bookings_by_visitor: ["visitor_hash", "id"],
		moving_bookings_by_account: ["account_id", "id"],
	};
	for (const [name, columns] of Object.entries(indexes))
		await db.schema.createIndex(name).on("moving_bookings").columns(columns).execute();

	await createTable(db, "moving_booking_events")
		.addColumn("booking_id", number, (column) =>
			column.notNull().references("moving_bookings.id").onDelete("cascade"),
		)
		.addColumn("from_status", "text", (column) => column.check(sql`from_status in ${STATUSES}`))
		.addColumn("to_status", "text", (column) => column.notNull().check(sql`to_status in ${STATUSES}`))
		.addColumn("actor_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("at", instant, (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("moving_booking_events_by_booking")
		.on("moving_booking_events")
		.columns(["booking_id", "id"])
		.execute();
	await db.schema
		.createIndex("moving_booking_events_by_actor")
		.on("moving_booking_events")
		.column("actor_id")
		.execute();

	await indexSearchText(db);
	await announceChanges(db, {
		table: "moving_bookings",
		topic: "moving_bookings",
		on: ["insert", "update", "delete"],
	});
}

/** Trigram indexes find any part of a word: FTS5 on SQLite, pg_trgm on PostgreSQL. */
async function indexSearchText(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		await sql`create extension if not exists pg_trgm`.execute(db);
		await sql`create index moving_bookings_by_search_text on moving_bookings
			using gin (search_text gin_trgm_ops)`.execute(db);
		return;
	}
	await sql`create virtual table moving_bookings_search using fts5(
		search_text, content = 'moving_bookings', content_rowid = 'id', tokenize = 'trigram', detail = 'full'
	)`.execute(db);
	const forget = sql`insert into moving_bookings_search (moving_bookings_search, rowid, search_text)
		values ('delete', old.id, old.search_text);`;
	const learn = sql`insert into moving_bookings_search (rowid, search_text) values (new.id, new.search_text);`;
	await sql`create trigger moving_bookings_search_insert after insert on moving_bookings
		begin ${learn} end`.execute(db);
	await sql`create trigger moving_bookings_search_delete after delete on moving_bookings
		begin ${forget} end`.execute(db);
	await sql`create trigger moving_bookings_search_update after update of search_text on moving_bookings
		begin ${forget} ${learn} end`.execute(db);
}
