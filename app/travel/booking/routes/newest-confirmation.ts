import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findNewestNumber } from "#app/common/access/viewer.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";

/** Redirects to the newest booking of this account or browser, or to the form that asks for a number. */
export async function loader({ request }: LoaderFunctionArgs) {
	const number = await findNewestNumber(db, "bookings", await readViewer(request, ""));
	return redirect(number ? `/booking-confirmation/${number}` : "/track", { status: 303 });
}
