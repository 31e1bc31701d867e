import type { LoaderFunctionArgs } from "@remix-run/node";
import { askForContact } from "#app/http/identity/tracked.server.ts";
import { readViewer } from "#app/http/identity/viewer.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { readReferenceNumber } from "#app/site/reference-number.ts";
import { stayAsCalendar } from "#app/travel/bookings/own/stay-calendar.ts";
import { readOwnBooking } from "#app/travel/bookings/own-bookings.server.ts";

/** One's stay as a file for one's calendar. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = readReferenceNumber(params.number ?? "") ?? "";
	const viewer = await readViewer(request, number);
	const now = new Date();
	const booking = await readOwnBooking(db, { number, viewer, now });
	if (!booking) throw askForContact(params.number);
	return new Response(stayAsCalendar(booking, { origin: env.APP_ORIGIN }), {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${number}.ics"`,
			"X-Robots-Tag": "noindex",
		},
	});
}
