import { type MoveTime, occupiedCells } from "#app/rent/fleet/cells.server.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import { busyWith, type FleetDays } from "./fleet-days.server.ts";
import { isAtWork } from "./working-vehicles.server.ts";

/** What keeps a vehicle or a driver from a move: other jobs, or that the vehicle doesn't work then (`why`). */
export type AssignmentObstacle = { name: string; why: string | null; jobs: BusyMove[] };

/** For each vehicle of the move's type, and each driver. Empty lists: the site has none. */
export type Obstacles = { vehicles: AssignmentObstacle[]; drivers: AssignmentObstacle[] };

type BusyMove = Awaited<ReturnType<typeof readBusyMoves>>[number];
type WantedMove = MoveTime & { id: number; vehicleType: VehicleType };

/** By the id of each of these moves of a day: what its vehicles and drivers do at its time. */
export async function readObstacles(
	db: Database,
	days: FleetDays,
	moves: readonly WantedMove[],
): Promise<Map<number, Obstacles>> {
	const found = moves.map((move) => ({ move, ...findObstacles(days, move) }));
	const ids = new Set(
		found.flatMap(({ vehicles, drivers }) => [...vehicles, ...drivers]).flatMap(({ ids }) => ids),
	);
	const busy = await readBusyMoves(db, [...ids]);
	const named = (each: Blocked): AssignmentObstacle => ({
		name: each.name,
		why: each.why,
		jobs: busy.filter(({ id }) => each.ids.includes(id)),
	});
	return new Map(
		found.map(({ move, vehicles, drivers }) => [
			move.id,
			{ vehicles: vehicles.map(named), drivers: drivers.map(named) },
		]),
	);
}

type Blocked = { name: string; why: string | null; ids: number[] };

function findObstacles(days: FleetDays, move: WantedMove): { vehicles: Blocked[]; drivers: Blocked[] } {
	const parts = occupiedCells(move);
	return {
		vehicles: days.vehicles
			.filter(({ vehicle_type }) => vehicle_type === move.vehicleType)
			.map((vehicle) => {
				const outage = parts.map(({ date }) => vehicle.outOfService[date]).find(Boolean);
				const idle = outage ? `Out of service: ${outage}` : "Doesn’t work at this time";
				const why = isAtWork(vehicle, parts) ? null : idle;
				return { name: vehicle.name, why, ids: busyWith(days.vehicleJobs, vehicle.id, parts) };
			}),
		drivers: days.drivers.map(({ id, name }) => ({
			...{ name, why: null },
			ids: busyWith(days.driverJobs, id, parts),
		})),
	};
}

async function readBusyMoves(db: Database, ids: readonly number[]) {
	if (ids.length === 0) return [];
	return db
		.selectFrom("moving_bookings")
		.select(["id", "number", "name", "booking_time", "cells"])
		.where("id", "in", ids)
		.orderBy("booking_date")
		.orderBy("booking_time")
		.execute();
}
