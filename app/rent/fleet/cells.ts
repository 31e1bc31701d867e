/** The length of a cell: capacity is counted in half hours of the market's clock. */
export const CELL_MINUTES = 30;
export const CELLS_PER_DAY = 48;

/** A date and a 24-hour time on the market’s clock. */
export type MoveDate = { date: string; time: string };

/** Minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The cell of a 24-hour time: 29 for `14:30` and for `14:45`. */
export const cellOf = (time: string): number => Math.floor(minutesOf(time) / CELL_MINUTES);

/** The time at which a cell begins: `14:30` for 29; `24:00` for 48, the end of the day. */
export const timeOfCell = (cell: number): string =>
	`${String(Math.floor(cell / 2)).padStart(2, "0")}:${cell % 2 ? "30" : "00"}`;

/** The time at which a move ends: `01:00` for two hours from 23:00. */
export function endOfMove(move: { booking_time: string; cells: number }): string {
	const minutes = (minutesOf(move.booking_time) + move.cells * CELL_MINUTES) % (CELLS_PER_DAY * CELL_MINUTES);
	const two = (number: number) => String(number).padStart(2, "0");
	return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
