import { stringify } from "csv-stringify/sync";
import { typedMoney } from "#app/common/money.ts";
import type { DayFigures } from "./by-day.server.ts";

/**
 * One line for each day, amounts in major units. Begins with a byte order mark, which tells spreadsheets the
 * encoding.
 */
export function daysAsCsv(days: readonly DayFigures[], currency: string): string {
	const lines = days.map((day) => ({
		Day: day.date,
		Currency: currency,
		Revenue: typedMoney(day.revenue, currency),
		Orders: day.orders,
		Units: day.units,
		"Carts started": day.carts,
		"Carts converted": day.ordered,
		"Cancelled or expired": day.lost,
		Returned: day.returned,
	}));
	return stringify(lines, { header: true, bom: true, record_delimiter: "windows" });
}
