import { addDays } from "#app/common/zoned-time.server.ts";

/** The length of a cell: capacity is counted in half hours of the market's clock. */
export const CELL_MINUTES = 30;
export const CELLS_PER_DAY = 48;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The cell of a 24-hour time: 29 for `14:30` and for `14:45`. */
export const cellOf = (time: string): number => Math.floor(minutesOf(time) / CELL_MINUTES);

/** The time at which a cell begins: `14:30` for 29; `24:00` for 48, the end of the day. */
export const timeOfCell = (cell: number): string =>
	`${String(Math.floor(cell / 2)).padStart(2, "0")}:${cell % 2 ? "30" : "00"}`;

/** When a move takes place: its date and time on the market's clock and its duration in cells. */
export type MoveTime = { bookingDate: string; bookingTime: string; cells: number };

/** A part of a day: from a cell up to, but without, another. */
export type DayCells = { date: string; from: number; to: number };

/** The cells that a move occupies, in order. A move that goes on beyond midnight has a second part. */
export function occupiedCells({ bookingDate, bookingTime, cells }: MoveTime): DayCells[] {
	const from = cellOf(bookingTime);
	const to = Math.ceil((minutesOf(bookingTime) + cells * CELL_MINUTES) / CELL_MINUTES);
	const first = { date: bookingDate, from, to: Math.min(to, CELLS_PER_DAY) };
	return to <= CELLS_PER_DAY
		? [first]
		: [first, { date: addDays(bookingDate, 1), from: 0, to: to - CELLS_PER_DAY }];
}

/** The day of the week of a date: 1 (Monday) to 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
