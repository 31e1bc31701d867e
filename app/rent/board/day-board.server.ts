import { addDays } from "#app/common/zoned-time.server.ts";
import { readCapacityUse } from "#app/rent/fleet/capacity-use.server.ts";
import { occupiedCells } from "#app/rent/fleet/cells.server.ts";
import { isAtWork } from "#app/rent/fleet/working-vehicles.server.ts";
import type { Database } from "#db/client.ts";
import { offersFor, readFleetDays } from "./fleet-days.server.ts";

/** The jobs of a date by vehicle, those without one with what could do them, and totals. */
export type DayBoard = Awaited<ReturnType<typeof readDayBoard>>;
export type BoardJob = DayBoard["unassigned"][number];

const SHOWN = ["pending", "confirmed", "delivered"] as const;
/** More jobs of one date are not shown. */
const MOST_JOBS = 1_000;

export async function readDayBoard(db: Database, { date }: { date: string }) {
	const days = await readFleetDays(db, { date });
	const jobs = (await readJobsOf(db, date)).flatMap((job) => {
		const parts = occupiedCells(job);
		const part = parts.find((each) => each.date === date);
		return part ? [{ ...job, parts, from: part.from, to: part.to }] : [];
	});
	const assigned = jobs.filter(({ vehicle_id: id }) => id !== null);
	const known = new Map(days.vehicles.map((vehicle) => [vehicle.id, vehicle]));
	// A vehicle that is no longer in use keeps its jobs.
	const others = assigned.flatMap(({ vehicle_id: id, vehicle: name, vehicle_type }) =>
		id !== null && name !== null && !known.has(id)
			? [{ id, name, vehicle_type, hours: [], outOfService: {} as Record<string, string> }]
			: [],
	);
	const vehicles = [...days.vehicles, ...new Map(others.map((each) => [each.id, each])).values()];
	const own = jobs.filter((job) => job.booking_date === date);
	return {
		vehicles: vehicles.map((vehicle) => ({
			id: vehicle.id,
			name: vehicle.name,
			vehicle_type: vehicle.vehicle_type,
			isInUse: known.has(vehicle.id),
			outage: vehicle.outOfService[date] ?? null,
			hours: vehicle.hours.filter((day) => day.date === date).map(({ from, to }) => ({ from, to })),
			jobs: assigned
				.filter((job) => job.vehicle_id === vehicle.id)
				.map(({ parts, ...job }) => ({
					...job,
					isOutOfHours: !isAtWork(
						vehicle,
						parts.filter((part) => part.date >= date),
					),
				})),
		})),
		unassigned: own
			.filter((job) => job.vehicle_id === null && job.status !== "delivered")
			.map(({ parts, ...job }) => ({ ...job, ...offersFor(days, job) })),
		totals: {
			jobs: own.length,
			hours: own.reduce((sum, { cells }) => sum + cells, 0) / 2,
			revenue: sumByCurrency(own),
			capacity: (await readCapacityUse(db, { from: date, to: date })).get(date) ?? null,
		},
	};
}

/** The open and delivered moves that begin on the date, or on the evening before. */
const readJobsOf = (db: Database, date: string) =>
	db
		.selectFrom("moving_bookings as move")
		.leftJoin("move_assignments as assignment", "assignment.booking_id", "move.id")
		.leftJoin("rent_vehicles as vehicle", "vehicle.id", "assignment.vehicle_id")
		.leftJoin("rent_drivers as driver", "driver.id", "assignment.driver_id")
		.select(["move.id", "move.number", "move.name", "move.vehicle_type", "move.status", "move.capacity"])
		.select(["move.booking_date", "move.booking_time", "move.cells", "move.assignment_version"])
		.select(["move.current_address", "move.new_address", "move.price", "move.currency"])
		.select(["assignment.vehicle_id", "vehicle.name as vehicle", "driver.name as driver"])
		.where("move.booking_date", "in", [addDays(date, -1), date])
		.where("move.status", "in", SHOWN)
		.orderBy("move.booking_date")
		.orderBy("move.booking_time")
		.orderBy("move.id")
		.limit(MOST_JOBS)
		.execute();

/** Amounts in minor units, the largest currency first; moves without a price count nothing. */
function sumByCurrency(moves: readonly { price: number | null; currency: string | null }[]) {
	const sums = new Map<string, number>();
	for (const { price, currency } of moves)
		if (price !== null && currency !== null) sums.set(currency, (sums.get(currency) ?? 0) + price);
	return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
