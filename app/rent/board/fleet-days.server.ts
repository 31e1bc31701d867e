import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { type DayCells, occupiedCells } from "#app/rent/fleet/cells.server.ts";
import { isAtWork, readWorkingVehicles } from "#app/rent/fleet/working-vehicles.server.ts";
import type { AssignableMove } from "#app/rent/moves/job/take-assignment.server.ts";
import type { Database } from "#db/client.ts";

/** The working vehicles and active drivers of a date and of the night after it, and their jobs by half hour. */
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
		vehicleJobs: await readJobs(db, "vehicle", vehicles, dates),
		driverJobs: await readJobs(db, "driver", drivers, dates),
	};
}

type BusyMove = { id: number; number: string; name: string; booking_time: string; cells: number };

/** The booking of each busy half hour, by `<id> <date> <cell>`. */
async function readJobs(
	db: Database,
	resource: "vehicle" | "driver",
	those: readonly { id: number }[],
	dates: readonly string[],
): Promise<Map<string, BusyMove>> {
	if (those.length === 0) return new Map();
	const rows = await db
		// Both tables look alike; one type stands for both.
		.selectFrom(`move_${resource}_cells as busy` as "move_vehicle_cells as busy")
		.innerJoin("moving_bookings as move", "move.id", "busy.booking_id")
		.select([`busy.${resource}_id as resource` as "busy.vehicle_id as resource", "busy.date", "busy.cell"])
		.select(["move.id", "move.number", "move.name", "move.booking_time", "move.cells"])
		// First in the key of the table.
		.where(
			`busy.${resource}_id` as "busy.vehicle_id",
			"in",
			those.map(({ id }) => id),
		)
		.where("busy.date", "in", dates)
		.execute();
	return new Map(rows.map(({ resource, date, cell, ...move }) => [`${resource} ${date} ${cell}`, move]));
}

/** What keeps a vehicle or a driver from a move: other jobs, or that the vehicle doesn't work then (`why`). */
export type AssignmentObstacle = { name: string; why: string | null; jobs: BusyMove[] };

/**
 * The vehicles and drivers that can be assigned to a move of the date, with those that it has. When there is no vehicle
 * or no driver: what keeps each of them (`obstacles`; empty lists: the site has none).
 */
export function offersFor(days: Awaited<ReturnType<typeof readFleetDays>>, move: AssignableMove) {
	const parts = occupiedCells(move);
	const vehicles = days.vehicles
		.filter(({ vehicle_type }) => vehicle_type === move.vehicle_type)
		.map((vehicle) => {
			const outage = parts.map(({ date }) => vehicle.outOfService[date]).find(Boolean);
			const idle = outage ? t.moveBoard.outOfService({ reason: outage }) : t.moveBoard.outsideItsHours;
			const why = isAtWork(vehicle, parts) ? null : idle;
			return { ...vehicle, why, jobs: busyWith(days.vehicleJobs, vehicle.id, parts) };
		});
	const drivers = days.drivers.map((driver) => ({
		...driver,
		why: null,
		jobs: busyWith(days.driverJobs, driver.id, parts),
	}));
	const choices = (all: readonly (AssignmentObstacle & { id: number })[]) =>
		all
			.filter(({ why, jobs }) => why === null && jobs.every(({ id }) => id === move.id))
			.map(({ id, name }) => ({ value: maskId(id), label: name }));
	const obstacle = ({ name, why, jobs }: AssignmentObstacle) => ({ name, why, jobs });
	const offers = { vehicles: choices(vehicles), drivers: choices(drivers) };
	const isOffered = offers.vehicles.length > 0 && offers.drivers.length > 0;
	const obstacles = isOffered ? null : { vehicles: vehicles.map(obstacle), drivers: drivers.map(obstacle) };
	return { offers, obstacles };
}

/** The bookings that a vehicle or a driver has in these cells, each once. */
function busyWith(jobs: Map<string, BusyMove>, id: number, parts: readonly DayCells[]): BusyMove[] {
	const found = parts.flatMap(({ date, from, to }) =>
		Array.from({ length: to - from }, (_, index) => jobs.get(`${id} ${date} ${from + index}`) ?? []).flat(),
	);
	return [...new Map(found.map((job) => [job.id, job])).values()];
}
