import { json } from "@remix-run/node";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { roomEditPath } from "#app/travel/hotels/owned.ts";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { followFeed } from "./calendar-job.server.ts";
import { claimDueFeed } from "./feed-queue.server.ts";
import { findFeed } from "./feeds.server.ts";

type Params = { roomId?: string | undefined; feedId?: string | undefined };

/** The imported calendar in a page's URL, if the actor manages its room; otherwise a 404 is thrown. */
export async function feedFromParams(params: Params, actor: Actor) {
	const { id: roomId } = await roomFromParams(params, actor);
	const feed = await findFeed(db, { roomId, feedId: unmaskId(params.feedId ?? "") ?? 0 });
	if (!feed) throw json(null, { status: 404 });
	return { ...feed, roomId };
}

type Feed = Awaited<ReturnType<typeof feedFromParams>>;

/** Reads a calendar before it is due. `busy`: the message while another process reads it. */
export async function readFeedNow({ id, roomId, name }: Feed, busy: string) {
	const due = await claimDueFeed(db, { now: new Date(), feedId: id });
	const reading = due && (await followFeed(due));
	return redirectWithFlash(
		`${roomEditPath(roomId)}/calendars`,
		!reading
			? { tone: "info", text: busy }
			: reading.fault === null
				? { tone: "success", text: t.calendars.upToDate({ name }) }
				: { tone: "error", text: t.calendars.unreadable({ name, fault: reading.fault }) },
	);
}
