import type { Expression, ExpressionBuilder, SqlBool, Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { MoveCapacityState, VehicleType } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { type DayCells, type MoveTime, occupiedCells } from "./cells.server.ts";
import { CELLS_PER_DAY } from "./cells.ts";
import { countVehicles, isLimited, lockFleet } from "./totals.server.ts";

/** A move that uses one vehicle of a type. */
export type CapacityUse = MoveTime & { vehicle_type: VehicleType };

/** Thrown inside a transaction to roll it back: no vehicle is free for some part of a move. */
export class NoVehicleFreeError extends Error {
	constructor(readonly use: CapacityUse) {
		super(`no ${use.vehicle_type} is free on ${use.booking_date} at ${use.booking_time}`);
	}
}

/**
 * Takes a vehicle of the type for each half hour of a move with one conditional update. Throws `NoVehicleFreeError`
 * unless each has one left; the transaction must then roll back. Gives back what the move took before (`instead`).
 * Returns `none` for a type without vehicles, which has no limit.
 */
export async function takeCapacity(
	trx: Transaction<Schema>,
	use: CapacityUse,
	{ instead }: { instead?: CapacityUse | undefined } = {},
): Promise<Exclude<MoveCapacityState, "over">> {
	const { vehicle_type: vehicleType } = use;
	await lockFleet(trx, vehicleType, "read");
	if (!(await isLimited(trx, vehicleType))) return "none";
	const parts = occupiedCells(use);
	await addDaysOfCapacity(trx, { vehicleType, dates: parts.map(({ date }) => date) });
	if (instead) {
		// In order, because another move may go the other way.
		await lockCells(trx, vehicleType, [...occupiedCells(instead), ...parts]);
		await releaseCapacity(trx, instead);
	}
	if (!(await changeTaken(trx, use, 1))) throw new NoVehicleFreeError(use);
	return "taken";
}

/**
 * Gives back what `takeCapacity` took. The transaction has changed the booking's `capacity` from `taken` to `none`. What
 * can't be given back, because the counters are wrong, is logged and stops nobody: the next recount corrects it.
 */
export async function releaseCapacity(trx: Transaction<Schema>, use: CapacityUse): Promise<void> {
	if (await changeTaken(trx, use, -1)) return;
	const { vehicle_type, booking_date, booking_time } = use;
	const code = "CAPACITY_NOT_TAKEN";
	process.emitWarning(`A ${vehicle_type} was not taken on ${booking_date} at ${booking_time}`, { code });
}

/** Locks the cells in order, because PostgreSQL locks those of an update in any order. */
async function lockCells(
	trx: Transaction<Schema>,
	vehicleType: VehicleType,
	parts: readonly DayCells[],
): Promise<void> {
	const cells = trx
		.selectFrom("move_capacity")
		.select("cell")
		.where(isUsed(vehicleType, parts))
		.orderBy("date")
		.orderBy("cell");
	await adapterOf(trx).lockRows(cells.forNoKeyUpdate());
}

/** Returns whether each half hour of the move could be changed. */
async function changeTaken(trx: Transaction<Schema>, use: CapacityUse, by: 1 | -1): Promise<boolean> {
	const parts = occupiedCells(use);
	await lockCells(trx, use.vehicle_type, parts);
	const changed = await trx
		.updateTable("move_capacity")
		.set((eb) => ({ taken: eb("taken", "+", by) }))
		.where(isUsed(use.vehicle_type, parts))
		.where((eb) => (by > 0 ? eb("taken", "<", eb.ref("total")) : eb("taken", ">", 0)))
		.executeTakeFirst();
	const needed = parts.reduce((sum, { from, to }) => sum + to - from, 0);
	return Number(changed.numUpdatedRows) === needed;
}

const isUsed =
	(vehicleType: VehicleType, parts: readonly DayCells[]) =>
	(eb: ExpressionBuilder<Schema, "move_capacity">): Expression<SqlBool> =>
		eb.and([
			eb("vehicle_type", "=", vehicleType),
			eb.or(
				parts.map(({ date, from, to }) =>
					eb.and([eb("date", "=", date), eb("cell", ">=", from), eb("cell", "<", to)]),
				),
			),
		]);

const ROWS_AT_ONCE = 480;

/**
 * Creates the capacity of dates that have none, with nothing taken. The caller has locked the fleet, so that the
 * vehicles don't change meanwhile.
 */
export async function addDaysOfCapacity(
	trx: Transaction<Schema>,
	{ vehicleType, dates }: { vehicleType: VehicleType; dates: readonly string[] },
): Promise<void> {
	const existing = await trx
		.selectFrom("move_capacity")
		.select("date")
		.where("vehicle_type", "=", vehicleType)
		.where("date", "in", dates)
		.where("cell", "=", 0)
		.execute();
	const missing = dates.filter((date) => !existing.some((each) => each.date === date));
	if (missing.length === 0) return;
	const rows = [...(await countVehicles(trx, { vehicleType, dates: missing }))].flatMap(([date, totals]) =>
		totals.map((total, cell) => ({ vehicle_type: vehicleType, date, cell, total, taken: 0 })),
	);
	for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
		await trx
			.insertInto("move_capacity")
			.values(rows.slice(at, at + ROWS_AT_ONCE))
			.onConflict((conflict) => conflict.doNothing())
			.execute();
}

/** The free vehicles in each cell of some dates. Dates without capacity rows are computed from the vehicles. */
export async function readFreeVehicles(
	db: Database,
	{ vehicleType, dates }: { vehicleType: VehicleType; dates: readonly string[] },
): Promise<Map<string, number[]>> {
	const rows = await db
		.selectFrom("move_capacity")
		.select(["date", "cell", "total", "taken"])
		.where("vehicle_type", "=", vehicleType)
		.where("date", "in", dates)
		.execute();
	const free = await countVehicles(db, { vehicleType, dates });
	for (const { date, cell, total, taken } of rows) {
		const day = free.get(date) ?? Array<number>(CELLS_PER_DAY).fill(0);
		day[cell] = total - taken;
		free.set(date, day);
	}
	return free;
}
