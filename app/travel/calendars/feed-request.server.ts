import { json } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import { roomEditPath } from "#app/travel/hotels/owned.ts";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { followFeed } from "./calendar-job.server.ts";
import { describeReading } from "./feed-messages.ts";
import { claimDueFeed, findFeed } from "./feeds.server.ts";

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
	return redirectWithFlash(
		`${roomEditPath(roomId)}/calendars`,
		due ? describeReading(name, await followFeed(due)) : { tone: "info", text: busy },
	);
}
