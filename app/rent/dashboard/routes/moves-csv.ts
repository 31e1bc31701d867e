import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireProven } from "#app/account/proof/prove-identity-request.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { movesAsCsv } from "#app/rent/dashboard/moves-csv.server.ts";
import { MOVING_LIST } from "#app/rent/dashboard/moving-filters.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	requireProven(request, await requireRole(request, ["Admin"]));
	const filters = MOVING_LIST.read(new URL(request.url).searchParams);
	const today = wallClock(new Date(), market.timeZone).date;
	return streamFile(request, movesAsCsv(db, filters), csvHeaders(`moves-${today}.csv`));
}
