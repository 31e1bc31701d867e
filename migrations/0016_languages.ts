import type { Kysely } from "kysely";

/** The language in which to write to somebody later; null for the market's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of [
		"accounts",
		"orders",
		"bookings",
		"moving_bookings",
		"conversations",
		"restock_requests",
	])
		await db.schema.alterTable(table).addColumn("language", "text").execute();
}
