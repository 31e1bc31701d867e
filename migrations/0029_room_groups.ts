import type { Kysely } from "kysely";
import { createIndexes } from "./support/indexes.ts";

/** Rooms that were booked together. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("bookings").addColumn("group_number", "text").execute();
	await createIndexes(db, {
		bookings_by_group: "bookings (group_number, id) where group_number is not null",
	});
}
