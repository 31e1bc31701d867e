import type { LoaderFunctionArgs } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { readRoomCalendar } from "#app/travel/calendars/room-calendar.server.ts";

/** A room's calendar at its secret URL: `<token>.ics`, or `<token>-full.ics`. */
export async function loader({ params }: LoaderFunctionArgs) {
	const [, token, full] = /^([\w-]{20,64}?)(-full)?\.ics$/.exec(params.file ?? "") ?? [];
	const kind = full ? "full" : "all";
	const site = new URL(env.APP_ORIGIN).host;
	const file = token ? await readRoomCalendar(db, { token, kind, site, now: new Date() }) : undefined;
	if (file === undefined) throw new Response(t.calendarLinks.none, { status: 404 });
	return new Response(file, {
		headers: {
			...secretLinkHeaders(),
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": 'inline; filename="room.ics"',
			"X-Robots-Tag": "noindex",
		},
	});
}
