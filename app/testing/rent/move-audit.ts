import { occupiedCells } from "#app/rent/fleet/cells.server.ts";
import { ofStatus, readMoveHistory } from "#app/rent/moves/move-history.server.ts";
import { usesVehicle } from "#app/rent/moves/moving-booking.ts";
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
		.select(["number", "status", "cancellation_fee as fee", "deposit_paid as paid", "deposit_refunded"])
		.select("deposit_before")
		.execute();
	const payments = await db.selectFrom("payments").selectAll().where("subject", "=", "move").execute();
	const refunds = await db.selectFrom("refunds").select(["payment_id", "amount", "state"]).execute();
	return moves.flatMap((move) => {
		const { number, paid, deposit_refunded: refunded } = move;
		const own = payments.filter(({ subject_number }) => subject_number === number);
		const charged = own.reduce((sum, { charged_total }) => sum + charged_total, 0);
		const givenBack = own.reduce((sum, { refunded_total }) => sum + refunded_total, 0);
		const requested = refunds
			.filter(({ payment_id, state }) => own.some(({ id }) => id === payment_id) && state !== "done")
			.reduce((sum, { amount }) => sum + amount, 0);
		const wrong: Record<string, boolean> = {
			"totals that are not the payment’s": paid !== charged || refunded !== givenBack,
			"a deposit kept without a fee":
				!usesVehicle(move.status) && paid - refunded - requested > (move.fee ?? 0),
			"a deposit to pay after its end": !usesVehicle(move.status) && move.deposit_before !== null,
		};
		return Object.keys(wrong).flatMap((what) => (wrong[what] ? [`${number}: ${what}`] : []));
	});
}

const TIME = ["booking_date as booking_date", "booking_time as booking_time", "cells"] as const;

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
	const histories = new Map<number, Awaited<ReturnType<typeof readMoveHistory>>>();
	for (const { id } of moves) histories.set(id, await readMoveHistory(db, id));
	const of = (id: number, kinds: readonly string[]) =>
		(histories.get(id) ?? []).filter(({ kind }) => kinds.includes(kind));
	const endOf = (id: number) => ofStatus(histories.get(id) ?? []).at(-1)?.to_status;
	const planOf = (id: number) => of(id, ["assigned", "unassigned"]).at(-1)?.kind;
	const assigned = new Set(
		(await db.selectFrom("move_assignments").select("booking_id").execute()).map((row) => row.booking_id),
	);
	const steps = await db.selectFrom("move_job_steps").select(["booking_id", "step"]).execute();
	const reported = (id: number, kind: "step" | "step undone") => of(id, [kind]).length;
	return moves.flatMap(({ id, number, status: current }) => {
		const own = steps.filter((step) => step.booking_id === id);
		const isDelivered = own.some(({ step }) => step === "delivered");
		return [
			...(endOf(id) === current ? [] : [`${number} is ${current}, its history ends ${endOf(id)}`]),
			...((planOf(id) === "assigned") === assigned.has(id)
				? []
				: [`${number}: ${planOf(id)} in its history`]),
			...(own.length <= reported(id, "step") - reported(id, "step undone")
				? []
				: [`${number} has ${own.length} steps, its history ${reported(id, "step")}`]),
			...(isDelivered && current !== "delivered" ? [`${number} is ${current} after its delivery`] : []),
		];
	});
}
