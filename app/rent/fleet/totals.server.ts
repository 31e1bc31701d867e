import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { CELLS_PER_DAY } from "./cells.ts";
import { readWorkingVehicles } from "./working-vehicles.server.ts";

/** Locks the fleet of a type: against changes of its vehicles, or for such a change. */
export async function lockFleet(
	trx: Transaction<Schema>,
	vehicleType: VehicleType,
	purpose: "read" | "change",
): Promise<void> {
	const { forKeyShare, forUpdate, lockRows } = adapterOf(trx);
	await trx
		.insertInto("rent_fleets")
		.values({ vehicle_type: vehicleType })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const fleet = trx.selectFrom("rent_fleets").select("vehicle_type").where("vehicle_type", "=", vehicleType);
	await lockRows(fleet.$call(purpose === "read" ? forKeyShare : forUpdate));
}

/** Whether the number of moves of a type is limited: it has vehicles, even if none of them is in use. */
export async function isLimited(db: Database, vehicleType: VehicleType): Promise<boolean> {
	const vehicle = await db
		.selectFrom("rent_vehicles")
		.select("id")
		.where("vehicle_type", "=", vehicleType)
		.limit(1)
		.executeTakeFirst();
	return vehicle !== undefined;
}

/** How many vehicles of a type work in each cell of some dates: 48 numbers for each date. */
export async function countVehicles(
	db: Database,
	{ vehicleType, dates }: { vehicleType: VehicleType; dates: readonly string[] },
): Promise<Map<string, number[]>> {
	const working = await readWorkingVehicles(db, { dates, vehicleType });
	const totals = new Map(dates.map((date) => [date, Array<number>(CELLS_PER_DAY).fill(0)]));
	for (const { date, from, to } of working.flatMap(({ hours }) => hours)) {
		const day = totals.get(date) ?? [];
		for (let cell = from; cell < to; cell++) day[cell] = (day[cell] ?? 0) + 1;
	}
	return totals;
}
