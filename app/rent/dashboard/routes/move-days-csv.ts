import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPeriod } from "#app/common/forms/period.server.ts";
import { csvHeaders } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { moveDaysAsCsv } from "#app/rent/dashboard/move-days-csv.server.ts";
import { readMoveDays } from "#app/rent/dashboard/move-figures.server.ts";

/** The figures of the period's days as a file; an invalid period becomes the last 30 days. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const { timeZone, currency } = market;
	const { period } = readPeriod(new URL(request.url).searchParams, { timeZone, now: new Date() });
	const days = await readMoveDays(db, { dates: period.days.map(({ date }) => date), currency });
	const name = `moves-by-day-${days[0]?.date}-to-${days.at(-1)?.date}.csv`;
	return new Response(moveDaysAsCsv(days, currency), { headers: csvHeaders(name) });
}
