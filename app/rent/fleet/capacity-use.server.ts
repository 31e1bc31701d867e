import type { Database } from "#db/client.ts";
import { readWorkingVehicles } from "./working-vehicles.server.ts";

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

/** A vehicle's half hours with an assigned job, and those that it works on these dates by its current hours. */
export type VehicleUse = Awaited<ReturnType<typeof readVehicleUse>>[number];

/**
 * The use of each vehicle on some dates, in order, by name. A vehicle that is no longer in use works none, and is listed
 * only if it had jobs.
 */
export async function readVehicleUse(db: Database, { dates }: { dates: readonly string[] }) {
	const [first = "", last = first] = [dates.at(0), dates.at(-1)];
	const vehicles = await db.selectFrom("rent_vehicles").select(["id", "name"]).orderBy("name").execute();
	if (vehicles.length === 0) return [];
	const jobs = await db
		.selectFrom("move_vehicle_cells")
		.select((eb) => ["vehicle_id as id", eb.fn.countAll<number>().as("taken")])
		// First in the key of the table.
		.where(
			"vehicle_id",
			"in",
			vehicles.map(({ id }) => id),
		)
		.where("date", ">=", first)
		.where("date", "<=", last)
		.groupBy("vehicle_id")
		.execute();
	const working = await readWorkingVehicles(db, { dates });
	return vehicles.flatMap(({ id, name }) => {
		const taken = Number(jobs.find((each) => each.id === id)?.taken ?? 0);
		const hours = working.find((each) => each.id === id)?.hours;
		const total = (hours ?? []).reduce((sum, { from, to }) => sum + to - from, 0);
		return hours || taken > 0 ? [{ id, name, taken, total }] : [];
	});
}
