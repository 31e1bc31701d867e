import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireProven } from "#app/account/proof/prove-identity-request.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireTrail } from "#app/site/trail/trail-request.server.ts";
import { trailAsCsv } from "#app/site/trail/trail-view.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	const { person, reader, filters } = await requireTrail(request);
	requireProven(request, person);
	const timeZone = market.timeZone;
	const file = trailAsCsv(db, { filters, reader, timeZone });
	return streamFile(request, file, csvHeaders(`trail-${wallClock(new Date(), timeZone).date}.csv`));
}
