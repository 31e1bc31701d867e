import type { Transaction } from "kysely";
import { weekdayOf } from "#app/common/calendar.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { CELLS_PER_DAY } from "./cells.ts";

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
	const [first = "", last = first] = [dates.at(0), dates.at(-1)];
	const hours = await db
		.selectFrom("rent_vehicles as vehicle")
		.innerJoin("rent_vehicle_hours as hours", "hours.vehicle_id", "vehicle.id")
		.select(["vehicle.id", "weekday", "from_cell", "to_cell"])
		.where("vehicle_type", "=", vehicleType)
		.where("is_active", "=", true)
		.execute();
	const outages = await db
		.selectFrom("rent_vehicle_outages as outage")
		.innerJoin("rent_vehicles as vehicle", "vehicle.id", "outage.vehicle_id")
		.select(["vehicle_id", "from_date", "to_date"])
		.where("vehicle_type", "=", vehicleType)
		.where("from_date", "<=", last)
		.where("to_date", ">=", first)
		.execute();
	const isOut = (vehicleId: number, day: string) =>
		outages.some((each) => each.vehicle_id === vehicleId && each.from_date <= day && day <= each.to_date);
	return new Map(
		dates.map((day) => {
			const totals = Array<number>(CELLS_PER_DAY).fill(0);
			for (const { id, weekday, from_cell, to_cell } of hours)
				if (weekday === weekdayOf(day) && !isOut(id, day))
					for (let cell = from_cell; cell < to_cell; cell++) totals[cell] = (totals[cell] ?? 0) + 1;
			return [day, totals];
		}),
	);
}
