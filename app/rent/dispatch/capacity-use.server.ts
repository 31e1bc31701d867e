import type { Database } from "#db/client.ts";

/**
 * How many half hours of vehicles are booked of those that they work, by date, from one date to another, both included.
 * A date without an entry has no counted capacity: it is too far ahead or before the first vehicle.
 */
export async function readCapacityUse(
	db: Database,
	{ from, to }: { from: string; to: string },
): Promise<Map<string, { taken: number; total: number }>> {
	const rows = await db
		.selectFrom("move_capacity")
		.select((eb) => ["date", eb.fn.sum<number>("taken").as("taken"), eb.fn.sum<number>("total").as("total")])
		.where("vehicle_type", "in", ["truck", "loader"])
		.where("date", ">=", from)
		.where("date", "<=", to)
		.groupBy("date")
		.execute();
	return new Map(
		rows.map(({ date, taken, total }) => [date, { taken: Number(taken), total: Number(total) }]),
	);
}
