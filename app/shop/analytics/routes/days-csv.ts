import type { LoaderFunctionArgs } from "@remix-run/node";
import { stringify } from "csv-stringify/sync";
import { readPeriod } from "#app/common/forms/period.server.ts";
import { t } from "#app/common/language/messages.ts";
import { typedMoney } from "#app/common/money.ts";
import { csvHeaders } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { type DayFigures, readDays } from "#app/shop/analytics/by-day.server.ts";

/** The figures of the period's days as a file; an invalid period becomes the last 30 days. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { timeZone, currency } = market;
	const { period } = readPeriod(new URL(request.url).searchParams, { timeZone, now: new Date() });
	const days = await readDays(db, { days: period.days, currency });
	const name = `days-${days[0]?.date}-to-${days.at(-1)?.date}.csv`;
	return new Response(daysAsCsv(days, currency), { headers: csvHeaders(name) });
}

/**
 * One line for each day, amounts in major units. Begins with a byte order mark, which tells spreadsheets the
 * encoding.
 */
function daysAsCsv(days: readonly DayFigures[], currency: string): string {
	const lines = days.map((day) => ({
		[t.dayCsv.day]: day.date,
		[t.dayCsv.currency]: currency,
		[t.dayCsv.revenue]: typedMoney(day.revenue, currency),
		[t.dayCsv.orders]: day.orders,
		[t.dayCsv.units]: day.units,
		[t.dayCsv.cartsStarted]: day.carts,
		[t.dayCsv.cartsConverted]: day.ordered,
		[t.dayCsv.cancelledOrExpired]: day.lost,
		[t.dayCsv.returned]: day.returned,
	}));
	return stringify(lines, { header: true, bom: true, record_delimiter: "windows" });
}
