import { stringify } from "csv-stringify/sync";
import { typedMoney } from "#app/common/money.ts";
import type { MoveDay } from "./move-figures.server.ts";

/**
 * One line for each day, amounts in major units. Begins with a byte order mark, which tells spreadsheets the
 * encoding.
 */
export function moveDaysAsCsv(days: readonly MoveDay[], currency: string): string {
	const lines = days.map((day) => ({
		Day: day.date,
		Currency: currency,
		Moves: day.moves,
		Revenue: typedMoney(day.revenue, currency),
		"Cancellation fees": typedMoney(day.fees, currency),
		Bookings: day.bookings,
		Cancelled: day.cancelled,
		"Vehicle hours booked": day.booked / 2,
		"Vehicle hours at work": day.capacity / 2,
		Arrivals: day.arrivals,
		"Arrivals on time": day.onTime,
	}));
	return stringify(lines, { header: true, bom: true, record_delimiter: "windows" });
}
