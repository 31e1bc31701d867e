import { wallClock } from "#app/common/calendar.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { cellOf, timeOfCell } from "#app/rent/fleet/cells.ts";
import type { Database } from "#db/client.ts";
import { DAY_MS, HOUR_MS } from "./demo-time.ts";
import { assignFree, reportSteps, withPrice } from "./dispatch.ts";
import { confirmMove } from "./offers.ts";

type Customer = Omit<
	Parameters<typeof bookMove>[1],
	"vehicle_type" | "booking_date" | "booking_time" | "submitter" | "now"
>;

/** The job takes an hour and a half and ends before midnight. */
const CELLS = 3;
const LAST_CELL = 48 - CELLS;
/** The driver has arrived by now, unless the day has just begun. */
const BEGUN_FOR_MS = 20 * 60 * 1000;

/** The half hour of today in which the running job begins: some minutes ago, at any time of the day. */
export function runningJobCells({ now, timeZone }: { now: Date; timeZone: string }): {
	from: number;
	to: number;
} {
	const today = wallClock(now, timeZone).date;
	const begun = wallClock(new Date(now.getTime() - BEGUN_FOR_MS), timeZone);
	const from = begun.date === today ? Math.min(cellOf(begun.time), LAST_CELL) : 0;
	return { from, to: from + CELLS };
}

/** Stores a job of today that is running now. A truck and a driver are free for it; see `seedLastTruck`. */
export async function seedRunningJob(
	db: Database,
	demo: { customer: Customer; random: () => number; timeZone: string; adminId: number; now: Date },
): Promise<void> {
	const { customer, timeZone, now } = demo;
	const booked = new Date(now.getTime() - DAY_MS - 2 * HOUR_MS);
	const booking_date = wallClock(now, timeZone).date;
	const booking_time = timeOfCell(runningJobCells(demo).from);
	const move = await withPrice(db, {
		...customer,
		...{ vehicle_type: "truck", booking_date, booking_time, home_size: "item" },
		...{ submitter: { id: "demo running" }, now: booked },
	});
	const outcome = await bookMove(db, move);
	if (!outcome.ok) throw new Error(`the running job was not booked: ${outcome.reason}`);
	const by = { ...demo, number: outcome.number, now: new Date(booked.getTime() + HOUR_MS) };
	await confirmMove(db, by);
	const link = await assignFree(db, by);
	if (!link) throw new Error("no driver is free for the running job");
	const begins = momentOf(booking_date, booking_time, timeZone);
	await reportSteps(db, { link, begins, minutesLate: 4, receiver: "", photos: [], timeZone, now });
}
