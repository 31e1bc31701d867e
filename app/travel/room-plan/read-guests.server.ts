import type { Database } from "#db/client.ts";

/** The stays of some bookings: whose they are. */
export async function readGuests(db: Database, of: readonly { bookingId: number }[]) {
	if (of.length === 0) return new Map<number, { id: number; number: string; name: string }>();
	const ids = of.map(({ bookingId }) => bookingId);
	const rows = await db
		.selectFrom("bookings")
		.select(["id", "number", "name"])
		.where("id", "in", ids)
		.execute();
	return new Map(rows.map((row) => [row.id, row]));
}
