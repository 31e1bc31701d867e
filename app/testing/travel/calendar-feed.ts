import { randomUUID } from "node:crypto";
import { addFeed } from "#app/travel/calendars/feeds.server.ts";
import type { Database } from "#db/client.ts";
import { INN_NOW } from "./inn.ts";

/** Imports a calendar for a room, and returns its id. For tests. */
export async function followCalendar(
	db: Database,
	roomId: number,
	url: string | null = "https://example.com/room.ics",
) {
	const feed = await addFeed(db, {
		roomId,
		name: "Elsewhere",
		url,
		counts: { free: false, unavailable: true },
		idempotencyKey: randomUUID(),
		now: INN_NOW,
	});
	return feed.ok ? feed.feedId : 0;
}
