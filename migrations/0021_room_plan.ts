import { type Kysely, sql } from "kysely";
import { announceChanges, announceOfHotels } from "./support/changes.ts";
import {
	columnTypes,
	createTable,
	defaultTo,
	mayName,
	oneOfWords,
	partOf,
	required,
	withoutRowid,
} from "./support/columns.ts";
import { createIndexes, createUniqueIndexes } from "./support/indexes.ts";

/** The numbered rooms of a room type, and which stay or block has one of them on a night: never two. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number } = columnTypes(db);
	await createTable(db, "units")
		.addColumn("hotel_id", number, partOf("hotels"))
		.addColumn("room_id", number, partOf("rooms"))
		.addColumn("name", "text", required)
		.addColumn("floor", "text", defaultTo(""))
		.addColumn("notes", "text", defaultTo(""))
		.addColumn("archived_at", instant)
		.addColumn("housekeeping", "text", oneOfWords("housekeeping", ["dirty", "clean", "inspected"], "clean"))
		.addColumn("housekeeping_at", instant, required)
		.addColumn("housekeeping_by", number, mayName("accounts"))
		.addColumn("updated_at", instant, required)
		.execute();
	await createUniqueIndexes(db, { units_by_name: "units (hotel_id, name) where archived_at is null" });
	// Without `on delete`: a block must give its nights back before it goes.
	await db.schema
		.alterTable("room_blocks")
		.addColumn("unit_id", number, (column) => column.references("units.id"))
		.execute();
	// The cash report reads the payments of one hotel. Without `not null`, which SQLite can't add to a reference.
	await db.schema
		.alterTable("desk_payments")
		.addColumn("hotel_id", number, (column) => column.references("hotels.id"))
		.execute();
	await sql`update desk_payments set hotel_id = (select hotel_id from bookings where id = booking_id)`.execute(
		db,
	);
	await db.schema
		.createTable("unit_nights")
		.addColumn("unit_id", number, partOf("units"))
		.addColumn("date", date, required)
		.addColumn("booking_id", number, (column) => column.references("bookings.id").onDelete("cascade"))
		.addColumn("block_id", number, (column) => column.references("room_blocks.id").onDelete("cascade"))
		.addPrimaryKeyConstraint("unit_nights_key", ["unit_id", "date"])
		.addCheckConstraint("unit_nights_have_one_use", sql`(booking_id is null) <> (block_id is null)`)
		.$call(withoutRowid(db))
		.execute();
	await createIndexes(db, {
		units_by_hotel: "units (hotel_id)",
		units_by_room: "units (room_id)",
		units_by_housekeeping_by: "units (housekeeping_by) where housekeeping_by is not null",
		unit_nights_by_booking: "unit_nights (booking_id, date) where booking_id is not null",
		unit_nights_by_block: "unit_nights (block_id) where block_id is not null",
		desk_payments_by_hotel: "desk_payments (hotel_id, at)",
		room_blocks_by_unit: "room_blocks (unit_id) where unit_id is not null",
	});
	await announceChanges(db, "room_bookings", { table: "units", on: ["insert", "update", "delete"] });
	await announceOfHotels(db, "room_bookings", "units");
}
