import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireProven } from "#app/account/proof/prove-identity-request.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireInvoices } from "#app/invoices/invoice-list-request.server.ts";
import { invoicesAsCsv } from "#app/invoices/list-invoices.server.ts";

/** The whole list as CSV. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { person, filters, scope } = await requireInvoices(request);
	requireProven(request, person);
	const today = wallClock(new Date(), market.timeZone).date;
	return streamFile(request, invoicesAsCsv(db, { filters, scope }), csvHeaders(`invoices-${today}.csv`));
}
