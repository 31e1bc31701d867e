import { addDays } from "#app/common/zoned-time.server.ts";
import { type DayCells, type MoveTime, occupiedCells } from "#app/rent/fleet/cells.server.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import { isAtWork, readWorkingVehicles, type WorkingVehicle } from "./working-vehicles.server.ts";

/** The working vehicles and active drivers of a date and of the night after it, and when they have jobs. */
export type FleetDays = Awaited<ReturnType<typeof readFleetDays>>;

type OfferedMove = MoveTime & { id: number; vehicleType: VehicleType };

export async function readFleetDays(db: Database, { date }: { date: string }) {
	const dates = [date, addDays(date, 1)];
	const vehicles = await readWorkingVehicles(db, { dates });
	const drivers = await db
		.selectFrom("rent_drivers")
		.select(["id", "name"])
		.where("is_active", "=", true)
		.orderBy("name")
		.orderBy("id")
		.execute();
	return {
		vehicles,
		drivers,
		vehicleJobs: await readJobs(db, "vehicle", { ids: vehicles.map(({ id }) => id), dates }),
		driverJobs: await readJobs(db, "driver", { ids: drivers.map(({ id }) => id), dates }),
	};
}

/** The booking of each busy half hour, by `<id> <date> <cell>`. */
async function readJobs(
	db: Database,
	resource: "vehicle" | "driver",
	{ ids, dates }: { ids: readonly number[]; dates: readonly string[] },
): Promise<Map<string, number>> {
	if (ids.length === 0) return new Map();
	// Both tables look alike; one type stands for both.
	const column = `${resource}_id` as "vehicle_id";
	const cells = await db
		.selectFrom(`move_${resource}_cells` as "move_vehicle_cells")
		.select([`${column} as id`, "date", "cell", "booking_id"])
		.where(column, "in", ids)
		.where("date", "in", dates)
		.execute();
	return new Map(cells.map(({ id, date, cell, booking_id }) => [`${id} ${date} ${cell}`, booking_id]));
}

/** The vehicles and drivers that can be assigned to a move of the date, with those that it has. */
export function offersFor(
	days: FleetDays,
	move: OfferedMove,
): { vehicles: WorkingVehicle[]; drivers: FleetDays["drivers"] } {
	const parts = occupiedCells(move);
	const isFree = (jobs: Map<string, number>, id: number) =>
		busyWith(jobs, id, parts).every((booking) => booking === move.id);
	return {
		vehicles: days.vehicles.filter(
			(vehicle) =>
				vehicle.vehicle_type === move.vehicleType &&
				isAtWork(vehicle, parts) &&
				isFree(days.vehicleJobs, vehicle.id),
		),
		drivers: days.drivers.filter(({ id }) => isFree(days.driverJobs, id)),
	};
}

/** Whether both a vehicle and a driver are free. */
export const canBeAssigned = (offers: ReturnType<typeof offersFor>): boolean =>
	offers.vehicles.length > 0 && offers.drivers.length > 0;

/** The bookings that a vehicle or a driver has in these cells. */
export const busyWith = (jobs: Map<string, number>, id: number, parts: readonly DayCells[]): number[] => [
	...new Set(parts.flatMap(cellsOf).flatMap((key) => jobs.get(`${id} ${key}`) ?? [])),
];

const cellsOf = ({ date, from, to }: DayCells) =>
	Array.from({ length: to - from }, (_, index) => `${date} ${from + index}`);
