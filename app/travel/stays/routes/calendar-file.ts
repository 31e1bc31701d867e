import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarFileHeaders } from "#app/common/calendar-file.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { readOwnBooking } from "#app/travel/stays/own/own-bookings.server.ts";
import { stayAsCalendar } from "#app/travel/stays/own/stay-calendar.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	const now = new Date();
	const booking = await readOwnBooking(db, { number, viewer, now });
	if (!booking) throw askForContact(params.number);
	return new Response(stayAsCalendar(booking, { origin: env.APP_ORIGIN }), {
		headers: calendarFileHeaders(number),
	});
}
