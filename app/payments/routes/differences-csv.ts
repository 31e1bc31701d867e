import type { LoaderFunctionArgs } from "@remix-run/node";
import { wallClock } from "#app/common/calendar.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { differencesAsCsv } from "#app/payments/staff/differences-csv.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { date } = wallClock(new Date(), market.timeZone);
	return streamFile(request, differencesAsCsv(db), csvHeaders(`payment-differences-${date}.csv`));
}
