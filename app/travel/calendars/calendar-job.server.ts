import { db } from "#app/http/process/database.server.ts";
import { runJobs } from "#app/http/process/run-jobs.server.ts";
import { applyCalendar } from "./apply-calendar.server.ts";
import { claimDueFeed, type DueFeed, type FeedReading, recordReading } from "./feeds.server.ts";
import { fetchCalendar } from "./fetch-calendar.server.ts";
import { readCalendar } from "./read-calendar.ts";

/** Reads one calendar and applies it. Returns the result as text for the owner. */
export async function followFeed(feed: DueFeed): Promise<FeedReading> {
	const fetched = await fetchCalendar(feed.url);
	const calendar = fetched.ok ? readCalendar(fetched.text, feed) : fetched;
	const now = new Date();
	if (calendar.ok) await applyCalendar(db, { feedId: feed.id, events: calendar.events, now });
	const reading = calendar.ok ? { ...calendar, fault: null } : { fault: calendar.fault };
	await recordReading(db, { feedId: feed.id, reading, now });
	return reading;
}

export function startCalendars(): void {
	runJobs("calendar", {
		lookEveryMs: 60_000,
		async work() {
			const feed = await claimDueFeed(db, { now: new Date() });
			if (!feed) return false;
			return (await followFeed(feed)).fault === null || "to_be_tried_again";
		},
	});
}
