import type { Kysely } from "kysely";
import { countChangesAgain } from "./support/changes.ts";
import { defaultTo } from "./support/columns.ts";
import { createIndexes } from "./support/indexes.ts";

/** Prices by the number of adults in a room and by the ages of children, and the ages in a booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("rooms").addColumn("adult_prices", "text", defaultTo("{}")).execute();
	await db.schema.alterTable("hotels").addColumn("child_bands", "text", defaultTo("[]")).execute();
	await db.schema.alterTable("bookings").addColumn("child_ages", "text", defaultTo("")).execute();
	await createIndexes(db, { hotels_with_child_bands: "hotels (id) where child_bands <> '[]'" });
	await countChangesAgain(db, "travel", { table: "hotels", except: ["nights_sold"] });
	await countChangesAgain(db, "travel", { table: "rooms" });
}
