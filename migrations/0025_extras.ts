import { type Kysely, sql } from "kysely";
import {
	between,
	columnTypes,
	createTable,
	defaultTo,
	mayName,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
} from "./support/columns.ts";
import { createIndexes } from "./support/indexes.ts";

const PER = ["stay", "night", "person", "person_night"];

/** What hotels sell beside the night, such as parking, and what of it each stay has. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number, flag } = columnTypes(db);
	await createTable(db, "extras")
		.addColumn("hotel_id", number, partOf("hotels"))
		.addColumn("name", "text", required)
		.addColumn("is_active", flag, defaultTo(sql`true`))
		.addColumn("per", "text", oneOfWords("per", PER))
		.addColumn("on_day", "text", oneOfWords("on_day", ["arrival", "departure"], "arrival"))
		.addColumn("price", number, between("price", 0, 100_000_000))
		.addColumn("per_day", "integer", (column) => column.check(sql`per_day between 1 and 10000`))
		.addColumn("translations", "text", defaultTo("{}"))
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.execute();
	await createTable(db, "booking_extras")
		.addColumn("booking_id", number, partOf("bookings"))
		.addColumn("extra_id", number, mayName("extras"))
		.addColumn("name", "text", required)
		.addColumn("per", "text", oneOfWords("per", PER))
		.addColumn("on_day", "text", oneOfWords("on_day", ["arrival", "departure"]))
		.addColumn("price", number, required)
		.addColumn("quantity", "integer", between("quantity", 1, 200))
		.addColumn("amount", number, required)
		.addColumn("first_day", date, required)
		.addColumn("last_day", date, required)
		.addColumn("idempotency_key", "text", requiredUnique)
		.execute();
	await createIndexes(db, {
		extras_by_hotel: "extras (hotel_id, id)",
		booking_extras_by_booking: "booking_extras (booking_id)",
		booking_extras_by_day: "booking_extras (extra_id, last_day)",
	});
	for (const table of ["bookings", "date_changes"])
		await db.schema.alterTable(table).addColumn("extras_total", number, defaultTo(0)).execute();
}
