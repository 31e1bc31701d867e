import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isCalendarDate, wallClock } from "#app/common/calendar.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";

/** The board of the chosen date, or of today. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const chosen = new URL(request.url).searchParams.get("date") ?? "";
	const date = isCalendarDate(chosen) ? chosen : wallClock(new Date(), market.timeZone).date;
	throw redirect(`/trucking-dashboard/day/${date}`, 303);
}
