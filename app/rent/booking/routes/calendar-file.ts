import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarFileHeaders } from "#app/common/calendar-file.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { moveAsCalendar } from "#app/rent/booking/move-calendar.ts";
import { readMovingBooking } from "#app/rent/moves/read-moves.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	const move = await readMovingBooking(db, { number, viewer });
	if (!move) throw askForContact(params.number);
	const place = { origin: env.APP_ORIGIN, timeZone: market.timeZone };
	return new Response(moveAsCalendar(move, place), { headers: calendarFileHeaders(number) });
}
