import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireProven } from "#app/account/proof/prove-identity-request.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { PAYMENT_LIST } from "#app/payments/staff/payment-filters.ts";
import { paymentsAsCsv } from "#app/payments/staff/payments-csv.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
	requireProven(request, await requireShopStaff(request));
	const filters = PAYMENT_LIST.read(new URL(request.url).searchParams);
	const timeZone = market.timeZone;
	const file = paymentsAsCsv(db, { filters, timeZone });
	return streamFile(request, file, csvHeaders(`payments-${wallClock(new Date(), timeZone).date}.csv`));
}
