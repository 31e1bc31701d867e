import { stringify } from "csv-stringify/sync";
import { t } from "#app/common/language/messages.ts";
import { typedMoney } from "#app/common/money.ts";
import type { MoveDay } from "./move-figures.server.ts";

/**
 * One line for each day, amounts in major units. Begins with a byte order mark, which tells spreadsheets the
 * encoding.
 */
export function moveDaysAsCsv(days: readonly MoveDay[], currency: string): string {
	const lines = days.map((day) => ({
		[t.moveCsv.day]: day.date,
		[t.moveCsv.currency]: currency,
		[t.moveCsv.moves]: day.moves,
		[t.moveCsv.revenue]: typedMoney(day.revenue, currency),
		[t.moveCsv.fees]: typedMoney(day.fees, currency),
		[t.moveCsv.bookings]: day.bookings,
		[t.moveCsv.cancelled]: day.cancelled,
		[t.moveCsv.hoursBooked]: day.booked / 2,
		[t.moveCsv.hoursAtWork]: day.capacity / 2,
		[t.moveCsv.arrivals]: day.arrivals,
		[t.moveCsv.onTime]: day.onTime,
	}));
	return stringify(lines, { header: true, bom: true, record_delimiter: "windows" });
}
