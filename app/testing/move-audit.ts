import { occupiedCells } from "#app/rent/fleet/cells.server.ts";
import { usesVehicle } from "#app/rent/moving-booking.ts";
import type { Database } from "#db/client.ts";

/**
 * What is wrong with the half hours, jobs and histories of moves, as text; empty when all is well. `move_capacity` must
 * count the bookings, and the cells of vehicles and drivers the assignments, in every half hour.
 */
export async function auditMoves(db: Database): Promise<string[]> {
	return [
		...(await findMiscounted(db)),
		...(await findStrayCells(db, "vehicle")),
		...(await findStrayCells(db, "driver")),
		...(await findWithoutHistory(db)),
		...(await findStrayDeposits(db)),
	];
}

/** Deposits whose totals are not those of the payment, that were kept without a fee, or that an ended move still asks for. */
async function findStrayDeposits(db: Database): Promise<string[]> {
	const moves = await db
		.selectFrom("moving_bookings")
		.innerJoin("payments", (join) =>
			join.on("subject", "=", "move").onRef("subject_number", "=", "moving_bookings.number"),
		)
		.select(["number", "status", "cancellation_fee as fee", "deposit_paid as paid", "deposit_refunded"])
		.select(["deposit_before", "charged_total", "refunded_total", "payments.id"])
		.execute();
	const refunds = await db.selectFrom("refunds").select(["payment_id", "amount", "state"]).execute();
	return moves.flatMap((move) => {
		const { number, paid, deposit_refunded: refunded } = move;
		const requested = refunds
			.filter(({ payment_id, state }) => payment_id === move.id && state !== "done")
			.reduce((sum, { amount }) => sum + amount, 0);
		const wrong: Record<string, boolean> = {
			"totals that are not the payment’s": paid !== move.charged_total || refunded !== move.refunded_total,
			"a deposit kept without a fee":
				!usesVehicle(move.status) && paid - refunded - requested > (move.fee ?? 0),
			"a deposit to pay after its end": !usesVehicle(move.status) && move.deposit_before !== null,
		};
		return Object.keys(wrong).flatMap((what) => (wrong[what] ? [`${number}: ${what}`] : []));
	});
}

const TIME = ["booking_date as bookingDate", "booking_time as bookingTime", "cells"] as const;

/** The half hours of a move: `2026-12-04 20`. */
const halfHoursOf = (move: Parameters<typeof occupiedCells>[0]): string[] =>
	occupiedCells(move).flatMap(({ date, from, to }) =>
		Array.from({ length: to - from }, (_, index) => `${date} ${from + index}`),
	);

async function findMiscounted(db: Database): Promise<string[]> {
	const moves = await db
		.selectFrom("moving_bookings")
		.select(["number", "vehicle_type", "status", "capacity", ...TIME])
		.execute();
	const counted = new Map<string, number>();
	for (const move of moves.filter(({ capacity }) => capacity === "taken"))
		for (const halfHour of halfHoursOf(move)) {
			const key = `${move.vehicle_type} ${halfHour}`;
			counted.set(key, (counted.get(key) ?? 0) + 1);
		}
	const cells = await db.selectFrom("move_capacity").selectAll().execute();
	const stored = new Map(cells.map((row) => [`${row.vehicle_type} ${row.date} ${row.cell}`, row]));
	return [
		...moves
			.filter(({ status, capacity }) => capacity === "taken" && !usesVehicle(status))
			.map(({ number, status }) => `${number} is ${status} and counted`),
		...[...stored]
			.filter(([key, { taken, total }]) => taken !== (counted.get(key) ?? 0) || taken > total)
			.map(([key, { taken, total }]) => `${key}: ${taken} of ${total}, bookings ${counted.get(key) ?? 0}`),
		...[...counted.keys()].filter((key) => !stored.has(key)).map((key) => `${key}: no capacity`),
	];
}

async function findStrayCells(db: Database, resource: "vehicle" | "driver"): Promise<string[]> {
	// Both tables look alike; one type stands for both.
	const column = `${resource}_id` as "vehicle_id";
	const cells = await db
		.selectFrom(`move_${resource}_cells` as "move_vehicle_cells")
		.select([column, "date", "cell", "booking_id"])
		.execute();
	const assigned = await db
		.selectFrom("move_assignments")
		.innerJoin("moving_bookings", "moving_bookings.id", "booking_id")
		.select(["booking_id", column, "number", "status", ...TIME])
		.execute();
	const is = new Set(
		cells.map((row) => `${resource} ${row[column]} ${row.date} ${row.cell}: ${row.booking_id}`),
	);
	const should = new Set(
		assigned.flatMap((job) =>
			halfHoursOf(job).map((halfHour) => `${resource} ${job[column]} ${halfHour}: ${job.booking_id}`),
		),
	);
	return [
		...assigned
			.filter(({ status }) => !usesVehicle(status))
			.map(({ number, status }) => `${number} is ${status} and assigned`),
		...[...is].filter((cell) => !should.has(cell)).map((cell) => `${cell} without its job`),
		...[...should].filter((cell) => !is.has(cell)).map((cell) => `${cell} is missing`),
	];
}

/** Each status, assignment and step has its line in the history. */
async function findWithoutHistory(db: Database): Promise<string[]> {
	const moves = await db.selectFrom("moving_bookings").select(["id", "number", "status"]).execute();
	const events = await db
		.selectFrom("moving_booking_events")
		.select(["booking_id", "to_status"])
		.orderBy("id")
		.execute();
	const status = new Map(events.map((event) => [event.booking_id, event.to_status]));
	const work = await db
		.selectFrom("move_staff_events")
		.select(["booking_id", "kind"])
		.orderBy("id")
		.execute();
	const plan = new Map(
		work.filter(({ kind }) => kind.endsWith("assigned")).map(({ booking_id, kind }) => [booking_id, kind]),
	);
	const assigned = new Set(
		(await db.selectFrom("move_assignments").select("booking_id").execute()).map((row) => row.booking_id),
	);
	const steps = await db.selectFrom("move_job_steps").select(["booking_id", "step"]).execute();
	const reported = (id: number, of: "step" | "step undone") =>
		work.filter(({ booking_id, kind }) => booking_id === id && kind === of).length;
	return moves.flatMap(({ id, number, status: current }) => {
		const own = steps.filter((step) => step.booking_id === id);
		const isDelivered = own.some(({ step }) => step === "delivered");
		return [
			...(status.get(id) === current ? [] : [`${number} is ${current}, its history ends ${status.get(id)}`]),
			...((plan.get(id) === "assigned") === assigned.has(id)
				? []
				: [`${number}: ${plan.get(id)} in its history`]),
			...(own.length <= reported(id, "step") - reported(id, "step undone")
				? []
				: [`${number} has ${own.length} steps, its history ${reported(id, "step")}`]),
			...(isDelivered && current !== "delivered" ? [`${number} is ${current} after its delivery`] : []),
		];
	});
}
