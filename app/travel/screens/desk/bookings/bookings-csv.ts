import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { streamFile } from "#app/http/pages/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { wallClock } from "#app/site/calendar.ts";
import { MANAGED_LIST } from "#app/travel/bookings/list/booking-filters.ts";
import { bookingsAsCsv } from "#app/travel/bookings/list/bookings-csv.server.ts";
import { scopeOf } from "#app/travel/bookings/list/list-bookings.server.ts";

/** The bookings that the filters leave, as a file that is written while it is sent. */
export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireRole(request, ["Hotel", "Admin"]);
	const filters = MANAGED_LIST.read(new URL(request.url).searchParams);
	const file = bookingsAsCsv(db, { filters, scope: scopeOf(actor) });
	return streamFile(request, file, {
		"Content-Type": "text/csv; charset=utf-8",
		"Content-Disposition": `attachment; filename="bookings-${wallClock(new Date(), env.MARKET_TIME_ZONE).date}.csv"`,
		"Cache-Control": "private, no-store",
	});
}
