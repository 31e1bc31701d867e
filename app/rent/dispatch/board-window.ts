import { CELLS_PER_DAY, timeOfCell } from "#app/rent/fleet/cells.ts";

/** Without work or jobs, a board shows 08:00 to 18:00. */
const USUAL = { from: 16, to: 36 };

type Span = { from: number; to: number };

/** The half hours that a day's board shows: full hours, from the first work or job of the day to the last. */
export function boardWindow(spans: readonly Span[]): Span {
	const from = Math.min(USUAL.from, ...spans.map((span) => span.from));
	const to = Math.max(USUAL.to, ...spans.map((span) => span.to));
	return { from: Math.floor(from / 2) * 2, to: Math.min(CELLS_PER_DAY, Math.ceil(to / 2) * 2) };
}

/** One column for each half hour of a window. */
export const boardColumns = ({ from, to }: Span) =>
	Array.from({ length: to - from }, (_, index) => {
		const label = timeOfCell(from + index);
		return { key: label, label, isMinor: (from + index) % 2 === 1 };
	});
