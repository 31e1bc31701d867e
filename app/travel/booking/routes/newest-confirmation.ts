import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { db } from "#app/http/process/database.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { findNewestBooking } from "#app/travel/stays/own/own-bookings.server.ts";

/** Leads to the newest booking of this account or browser, and whoever has none to where a number is asked for. */
export async function loader({ request }: LoaderFunctionArgs) {
	const number = await findNewestBooking(db, await readViewer(request, ""));
	return redirect(number ? `/booking-confirmation/${number}` : "/track", { status: 303 });
}
