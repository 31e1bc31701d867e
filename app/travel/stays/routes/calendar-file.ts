import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarFileHeaders } from "#app/common/calendar-file.ts";
import { env } from "#app/http/settings/env.server.ts";
import { requireOwnBooking } from "#app/travel/stays/own/own-booking-request.server.ts";
import { stayAsCalendar } from "#app/travel/stays/own/stay-calendar.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const booking = await requireOwnBooking(request, params, new Date());
	return new Response(stayAsCalendar(booking, { origin: env.APP_ORIGIN }), {
		headers: calendarFileHeaders(booking.number),
	});
}
