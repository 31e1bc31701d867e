import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireProven } from "#app/account/proof/prove-identity-request.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { MANAGED_LIST } from "#app/travel/stays/list/booking-filters.ts";
import { bookingsAsCsv } from "#app/travel/stays/list/bookings-csv.server.ts";
import { scopeOf } from "#app/travel/stays/list/list-bookings.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	requireProven(request, actor);
	const filters = MANAGED_LIST.read(new URL(request.url).searchParams);
	const file = bookingsAsCsv(db, { filters, scope: scopeOf(actor) });
	const today = wallClock(new Date(), market.timeZone).date;
	return streamFile(request, file, csvHeaders(`bookings-${today}.csv`));
}
