import { type ActionFunctionArgs, json } from "@remix-run/node";
import { z } from "zod";
import { readForm } from "#app/http/forms/forms.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireHotelManager } from "#app/http/session/guards.server.ts";
import { countsFreeField } from "#app/travel/calendars/feed-form.ts";
import { feedFromParams, readFeedNow } from "#app/travel/calendars/feed-request.server.ts";
import { setCountsFree } from "#app/travel/calendars/feeds.server.ts";

export const loader = postOnly("/edit-room/:roomId/calendars", requireHotelManager);

/** Sets whether a calendar's events that are marked as free block dates, and reads the calendar again. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const form = await readForm(request, z.object({ countsFree: countsFreeField }), person);
	if (!form.ok) return form.refusal;
	const feed = await feedFromParams(params, person);
	// A file is not stored, so it can't be read again.
	if (!feed.url) throw json(null, { status: 404 });
	await countUse("calendarByAccount", String(person.accountId));
	const { countsFree } = form.value;
	await setCountsFree(db, { roomId: feed.roomId, feedId: feed.id, countsFree, actor: person });
	return readFeedNow(feed, "Saved. The change applies at the next reading.");
}

export { FormOnly as default } from "#app/ui/form-only.ts";
