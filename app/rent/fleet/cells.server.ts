import { addDays } from "#app/common/zoned-time.server.ts";
import { CELL_MINUTES, CELLS_PER_DAY, cellOf, minutesOf } from "./cells.ts";

/** When a move takes place: its date and time on the market's clock and its duration in cells. */
export type MoveTime = { booking_date: string; booking_time: string; cells: number };

/** A part of a day: from a cell up to, but without, another. */
export type DayCells = { date: string; from: number; to: number };

/** The cells that a move occupies, in order. A move that goes on beyond midnight has a second part. */
export function occupiedCells({ booking_date, booking_time, cells }: MoveTime): DayCells[] {
	const from = cellOf(booking_time);
	const to = Math.ceil((minutesOf(booking_time) + cells * CELL_MINUTES) / CELL_MINUTES);
	const first = { date: booking_date, from, to: Math.min(to, CELLS_PER_DAY) };
	return to <= CELLS_PER_DAY
		? [first]
		: [first, { date: addDays(booking_date, 1), from: 0, to: to - CELLS_PER_DAY }];
}
