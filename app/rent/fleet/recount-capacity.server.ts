import type { ExpressionBuilder, Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { MoveCapacityState, VehicleType } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { BOOKING_WINDOW } from "./bookable-time.server.ts";
import { type MoveTime, occupiedCells } from "./cells.server.ts";
import { CELLS_PER_DAY } from "./cells.ts";
import { countVehicles, isLimited, lockFleet } from "./totals.server.ts";
import { VEHICLE_TYPE_NAMES } from "./vehicle-types.ts";

type Clock = { timeZone: string; now: Date };

/** Capacity rows exist this far ahead: for every date that can be booked, and the night after it. */
const DAYS_AHEAD = BOOKING_WINDOW.maxDays + 3;
const ROWS_AT_ONCE = 480;
/** Moves that need a vehicle. A delivered one keeps the half hours that it has. */
const needsVehicle = (eb: ExpressionBuilder<Schema, "moving_bookings">) =>
	eb.or([
		eb("status", "in", ["pending", "confirmed"]),
		eb.and([eb("status", "=", "delivered"), eb("capacity", "=", "taken")]),
	]);

/**
 * Counts the vehicles of a type and the moves that need them again, from yesterday on. Call it in the transaction that
 * changes a vehicle, after `lockFleet(…, "change")`. Moves that were counted before come first, then the earliest
 * bookings; a move that does not fit any more stays booked and becomes `over`. A move that began before and goes on
 * beyond midnight keeps its half hours. Returns how many are over.
 */
export async function recountCapacity(
	trx: Transaction<Schema>,
	{ vehicleType, timeZone, now }: Clock & { vehicleType: VehicleType },
): Promise<{ over: number }> {
	if (!(await isLimited(trx, vehicleType))) return { over: 0 };
	// A move of the evening before may still be under way.
	const from = addDays(wallClock(now, timeZone).date, -1);
	// Bookings are locked before their cells, in the order in which a cancellation locks them.
	const open = trx
		.selectFrom("moving_bookings")
		.where("vehicle_type", "=", vehicleType)
		.where("booking_date", ">=", addDays(from, -1))
		.where((eb) =>
			eb.or([eb.and([eb("booking_date", ">=", from), needsVehicle(eb)]), eb("capacity", "=", "taken")]),
		);
	await adapterOf(trx).lockRows(open.select("id").orderBy("id").forNoKeyUpdate());
	const cells = trx
		.selectFrom("move_capacity")
		.where("vehicle_type", "=", vehicleType)
		.where("date", ">=", from);
	const inOrder = cells.select("cell").orderBy("date").orderBy("cell");
	await adapterOf(trx).lockRows(inOrder.forNoKeyUpdate());
	const counted = await open
		.select(["id", "booking_date", "booking_time", "cells", "capacity"])
		.orderBy("id")
		.execute();
	const earlier = counted.filter(({ booking_date }) => booking_date < from);
	const moves = counted.filter(({ booking_date }) => booking_date >= from);
	const dates = datesFrom(
		from,
		moves.map(({ booking_date }) => booking_date),
	);
	const totals = await countVehicles(trx, { vehicleType, dates });
	const taken = new Map(dates.map((date) => [date, Array<number>(CELLS_PER_DAY).fill(0)]));
	const take = (move: MoveTime) => {
		for (const { date, from, to } of occupiedCells(move)) {
			const day = taken.get(date);
			if (day) for (const cell of range(from, to)) day[cell] = (day[cell] ?? 0) + 1;
		}
	};
	for (const move of earlier) take(move);
	// Vehicles that were taken out of service since then were at work.
	const yesterday = totals.get(from) ?? [];
	totals.set(
		from,
		yesterday.map((total, cell) => Math.max(total, taken.get(from)?.[cell] ?? 0)),
	);
	const isCounted = ({ capacity }: { capacity: MoveCapacityState }) => capacity === "taken";
	const states = new Map<number, MoveCapacityState>();
	for (const move of [...moves.filter(isCounted), ...moves.filter((each) => !isCounted(each))]) {
		const parts = occupiedCells(move);
		const fits = parts.every(({ date, from, to }) =>
			range(from, to).every((cell) => (taken.get(date)?.[cell] ?? 0) < (totals.get(date)?.[cell] ?? 0)),
		);
		states.set(move.id, fits ? "taken" : "over");
		if (fits) take(move);
	}
	const stored = await cells.select(["date", "cell", "total", "taken"]).execute();
	await writeCells(trx, { vehicleType, totals, taken, stored });
	for (const { id, capacity } of moves) {
		const state = states.get(id) ?? "none";
		if (state !== capacity)
			await trx.updateTable("moving_bookings").set({ capacity: state }).where("id", "=", id).execute();
	}
	return { over: [...states.values()].filter((state) => state === "over").length };
}

/**
 * Creates the capacity of the dates that have become bookable, and counts moves that fit now although they did not
 * before. A scheduled job; several processes may run it at once.
 */
export async function extendCapacity(db: Database, clock: Clock): Promise<void> {
	await workOnEach(VEHICLE_TYPE_NAMES, {
		doing: "count the capacity",
		nameOf: (vehicleType) => vehicleType,
		work: (vehicleType) =>
			transact(db, async (trx) => {
				await lockFleet(trx, vehicleType, "change");
				await recountCapacity(trx, { vehicleType, ...clock });
			}),
	});
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** All dates up to the horizon, and those of later moves with the day after each. */
function datesFrom(from: string, others: readonly string[]): string[] {
	const ahead = Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(from, days));
	return [...new Set([...ahead, ...others.flatMap((date) => [date, addDays(date, 1)])])].sort();
}

type Cell = { date: string; cell: number; total: number; taken: number };
type Counted = {
	vehicleType: VehicleType;
	totals: Map<string, number[]>;
	taken: Map<string, number[]>;
	stored: readonly Cell[];
};

/** Writes the cells that differ from the stored ones. */
async function writeCells(
	trx: Transaction<Schema>,
	{ vehicleType, totals, taken, stored }: Counted,
): Promise<void> {
	const same = new Set(
		stored.map(({ date, cell, ...numbers }) => `${date} ${cell} ${numbers.total} ${numbers.taken}`),
	);
	const rows = [...totals]
		.flatMap(([date, day]) =>
			day.map((total, cell): Cell => ({ date, cell, total, taken: taken.get(date)?.[cell] ?? 0 })),
		)
		.filter((each) => !same.has(`${each.date} ${each.cell} ${each.total} ${each.taken}`))
		.map((each) => ({ vehicle_type: vehicleType, ...each }));
	for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
		await trx
			.insertInto("move_capacity")
			.values(rows.slice(at, at + ROWS_AT_ONCE))
			.onConflict((conflict) =>
				conflict.columns(["vehicle_type", "date", "cell"]).doUpdateSet((eb) => ({
					total: eb.ref("excluded.total"),
					taken: eb.ref("excluded.taken"),
				})),
			)
			.execute();
}

const MOST_MOVES = 50;

/** The moves from `today` on that have no vehicle left, in order: at most 50. */
export const listMovesOverCapacity = (db: Database, { today }: { today: string }) =>
	db
		.selectFrom("moving_bookings")
		.select(["number", "name", "vehicle_type", "booking_date", "booking_time", "status"])
		.where("capacity", "=", "over")
		.where("booking_date", ">=", today)
		.orderBy("booking_date")
		.orderBy("id")
		.limit(MOST_MOVES)
		.execute();
