import { type Kysely, sql } from "kysely";
import { countChanges, countChangesAgain } from "./support/changes.ts";
import { columnTypes, createTable, defaultTo, partOf, required, requiredUnique } from "./support/columns.ts";
import { createIndexes, createUniqueIndexes } from "./support/indexes.ts";

/** Offers of a hotel, what a booking got by one, and since when the prices of rooms and nights are as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number, flag } = columnTypes(db);
	await createTable(db, "offers")
		.addColumn("hotel_id", number, partOf("hotels"))
		.addColumn("name", "text", required)
		.addColumn("is_active", flag, defaultTo(sql`true`))
		.addColumn("percent", "integer", (column) => column.check(sql`percent between 1 and 90`))
		.addColumn("stay_nights", "integer", (column) => column.check(sql`stay_nights between 2 and 90`))
		.addColumn("paid_nights", "integer", (column) => column.check(sql`paid_nights between 1 and 89`))
		.addColumn("min_nights", "integer", (column) => column.check(sql`min_nights between 1 and 90`))
		.addColumn("min_days_ahead", "integer", (column) => column.check(sql`min_days_ahead between 0 and 540`))
		.addColumn("max_days_ahead", "integer", (column) => column.check(sql`max_days_ahead between 0 and 540`))
		.addColumn("arrives_from", date)
		.addColumn("arrives_to", date)
		.addColumn("code", "text")
		.addColumn("translations", "text", defaultTo("{}"))
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addCheckConstraint(
			"offers_give_one_thing",
			sql`(percent is null) = (stay_nights is not null) and (stay_nights is null) = (paid_nights is null)
				and (stay_nights is null or paid_nights < stay_nights)`,
		)
		.execute();
	await createIndexes(db, { offers_by_hotel: "offers (hotel_id, id)" });
	await createUniqueIndexes(db, { offers_by_code: "offers (hotel_id, code) where code is not null" });
	await countChanges(db, "travel", { table: "offers" });
	await db.schema.alterTable("bookings").addColumn("offer_id", number).execute();
	await db.schema.alterTable("bookings").addColumn("offer_name", "text", defaultTo("")).execute();
	await createIndexes(db, { bookings_by_offer: "bookings (offer_id) where offer_id is not null" });
	await db.schema.alterTable("booking_nights").addColumn("full_price", number).execute();
	await db.schema.alterTable("date_changes").addColumn("nights", "text", defaultTo("[]")).execute();
	await db.schema.alterTable("rooms").addColumn("prices_raised_at", instant).execute();
	await db.schema.alterTable("nights").addColumn("raised_at", instant).execute();
	await countChangesAgain(db, "travel", { table: "rooms" });
	await countChangesAgain(db, "nights", { table: "nights" });
	// Nobody knows when the prices of before were raised.
	await sql`update rooms set prices_raised_at = ${new Date().toISOString()}`.execute(db);
}
