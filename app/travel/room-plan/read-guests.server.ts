import type { Database } from "#db/client.ts";

/** Whose some stays are, by id. */
export async function readGuests(db: Database, ids: readonly number[]) {
	const rows = await db
		.selectFrom("bookings")
		.select(["id", "number", "name"])
		.where("id", "in", [...ids, 0])
		.execute();
	return new Map(rows.map((row) => [row.id, row]));
}
