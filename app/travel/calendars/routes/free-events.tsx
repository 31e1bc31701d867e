import { type ActionFunctionArgs, json } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireHotelStaff } from "#app/http/session/guards.server.ts";
import { followFeed } from "#app/travel/calendars/calendar-job.server.ts";
import { countsFreeField } from "#app/travel/calendars/feed-form.ts";
import { describeReading } from "#app/travel/calendars/feed-messages.ts";
import { claimDueFeed, findFeed, setCountsFree } from "#app/travel/calendars/feeds.server.ts";
import { readOwnRoom } from "#app/travel/hotels/own-hotels.server.ts";

export const loader = postOnly("/edit-room/:roomId/calendars", requireHotelStaff);

/** Sets whether a calendar's events that are marked as free block dates, and reads the calendar again. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelStaff(request);
	const form = await readForm(request, z.object({ countsFree: countsFreeField }), person);
	if (!form.ok) return form.refusal;
	const room = await readOwnRoom(db, { roomId: unmaskId(params.roomId ?? ""), actor: person });
	const found = room && { roomId: room.id, feedId: unmaskId(params.feedId ?? "") ?? 0 };
	const feed = found && (await findFeed(db, found));
	// A file is not stored, so it can't be read again.
	if (!found || !feed?.url) throw json(null, { status: 404 });
	await countUse("calendarByAccount", String(person.accountId));
	await setCountsFree(db, { ...found, countsFree: form.value.countsFree });
	const path = `/edit-room/${params.roomId}/calendars`;
	const due = await claimDueFeed(db, { now: new Date(), feedId: feed.id });
	if (!due)
		return redirectWithFlash(path, { tone: "info", text: "Saved. The change applies at the next reading." });
	return redirectWithFlash(path, describeReading(feed.name, await followFeed(due)));
}

export { FormOnly as default } from "#app/ui/form-only.ts";
