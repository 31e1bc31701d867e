import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import { refuseTime } from "./bookable-time.server.ts";
import type { CapacityUse } from "./capacity.server.ts";
import { readFreeVehicles } from "./capacity.server.ts";
import { occupiedCells } from "./cells.server.ts";
import { CELLS_PER_DAY, cellOf, type MoveDate, timeOfCell } from "./cells.ts";
import { countVehicles, isLimited } from "./totals.server.ts";

const SAME_DAY = 3;
const OTHER_DAYS = 3;
const DAYS_SEARCHED = 14;

/**
 * The free times nearest to the wanted one: up to three of its day, and one of each of the next three days that have
 * one. Only times that can be booked now; none for a type without a limit.
 */
export async function findFreeTimes(
	db: Database,
	{ timeZone, now, ...wanted }: CapacityUse & { timeZone: string; now: Date },
): Promise<MoveDate[]> {
	const { vehicle_type: vehicleType, booking_date } = wanted;
	if (!(await isLimited(db, vehicleType))) return [];
	const dates = Array.from({ length: DAYS_SEARCHED + 1 }, (_, days) => addDays(booking_date, days));
	const free = await readFreeVehicles(db, { vehicleType, dates });
	const isBookable = ({ date, time }: MoveDate) =>
		refuseTime({ booking_date: date, booking_time: time, timeZone, now }) === null;
	const ofDay = (date: string, most: number): MoveDate[] =>
		freeStarts(free, { ...wanted, booking_date: date })
			.map((cell) => ({ cell, distance: Math.abs(cell - cellOf(wanted.booking_time)) }))
			.sort((one, other) => one.distance - other.distance || one.cell - other.cell)
			.map(({ cell }) => ({ date, time: timeOfCell(cell) }))
			.filter(isBookable)
			.slice(0, most);
	const [sameDay = "", ...nextDays] = dates.slice(0, -1);
	return [
		...ofDay(sameDay, SAME_DAY).sort((one, other) => one.time.localeCompare(other.time)),
		...nextDays.flatMap((date) => ofDay(date, 1)).slice(0, OTHER_DAYS),
	];
}

/** The first time of a day at which a move can begin. `isLimited`: because a vehicle is free then, of those that there are. */
export async function findFirstFreeTime(
	db: Database,
	{ timeZone, now, ...move }: CapacityUse & { timeZone: string; now: Date },
): Promise<{ time: string | undefined; isLimited: boolean }> {
	const { vehicle_type: vehicleType, booking_date: date } = move;
	const limited = await isLimited(db, vehicleType);
	const dates = [date, addDays(date, 1)];
	const cells = limited
		? freeStarts(await readFreeVehicles(db, { vehicleType, dates }), move)
		: Array.from({ length: CELLS_PER_DAY }, (_, cell) => cell);
	const time = cells
		.map(timeOfCell)
		.find((time) => refuseTime({ booking_date: date, booking_time: time, timeZone, now }) === null);
	return { time, isLimited: limited };
}

/**
 * Whether a vehicle is free for a move, besides the one that it takes already (`own`). For pages that show a time before it is
 * taken: only `takeCapacity` decides.
 */
export async function isTimeFree(
	db: Database,
	wanted: CapacityUse,
	{ own }: { own?: CapacityUse | undefined } = {},
): Promise<boolean> {
	const { vehicle_type: vehicleType } = wanted;
	if (!(await isLimited(db, vehicleType))) return true;
	const parts = occupiedCells(wanted);
	const free = await readFreeVehicles(db, { vehicleType, dates: parts.map(({ date }) => date) });
	for (const { date, from, to } of own ? occupiedCells(own) : [])
		free.set(
			date,
			(free.get(date) ?? []).map((vehicles, cell) => (cell >= from && cell < to ? vehicles + 1 : vehicles)),
		);
	return parts.every(({ date, from, to }) =>
		(free.get(date) ?? []).slice(from, to).every((vehicles) => vehicles > 0),
	);
}

/**
 * Why a move can't take place at a time at which no vehicle is free: "No truck is free on Sat 28 Nov at 23:45. They work
 * from 07:00 to 20:00 that day." The hours are only named when the move is not within them.
 */
export async function explainFullTime(db: Database, wanted: CapacityUse): Promise<string> {
	const { vehicle_type: vehicleType, booking_date: date } = wanted;
	const vehicles = (await countVehicles(db, { vehicleType, dates: [date] })).get(date) ?? [];
	const worksAt = (cell: number) => (vehicles[cell] ?? 0) > 0;
	const [today] = occupiedCells(wanted);
	const isWithin = today !== undefined && vehicles.slice(today.from, today.to).every((each) => each > 0);
	const cells = vehicles.map((_, cell) => cell).filter(worksAt);
	const [first, last = first] = [cells[0], cells.at(-1)];
	const full = describeFullTime(wanted);
	if (isWithin) return full;
	if (first === undefined || last === undefined) return `${full} ${t.fleet.noneWorks}`;
	return `${full} ${t.fleet.theyWork({ from: timeOfCell(first), to: timeOfCell(last + 1) })}`;
}

/** The cells of a day in which a move of this length can begin. */
export function freeStarts(free: ReadonlyMap<string, readonly number[]>, move: CapacityUse): number[] {
	return Array.from({ length: CELLS_PER_DAY }, (_, cell) => cell).filter((cell) =>
		occupiedCells({ ...move, booking_time: timeOfCell(cell) }).every(({ date, from, to }) =>
			(free.get(date) ?? []).slice(from, to).every((vehicles) => vehicles > 0),
		),
	);
}

/** Why a move can't take place at a time: "No truck is free on Sat 28 Nov at 10:00." The time is within 90 days. */
export function describeFullTime({
	vehicle_type,
	booking_date,
	booking_time,
}: Omit<CapacityUse, "cells">): string {
	const date = formatDate(booking_date, Number(booking_date.slice(0, 4)));
	return t.fleet.full[vehicle_type]({ date, time: booking_time });
}
