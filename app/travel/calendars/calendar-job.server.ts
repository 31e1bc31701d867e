import { fetchPublic } from "#app/common/access/fetch-public.server.ts";
import { LeaseLostError } from "#app/common/jobs/job-queue.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { runJobs } from "#app/http/process/run-jobs.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { applyCalendar } from "./apply-calendar.server.ts";
import { CALENDAR_BYTES } from "./feed-form.ts";
import { claimDueFeed, type DueFeed, type FeedReading, recordReading } from "./feed-queue.server.ts";
import { readCalendar } from "./reading/read-calendar.ts";

/**
 * Reads one calendar from the address that an owner entered, of at most 2 MB in 10 s, and applies it. Returns the result as text for the owner; undefined when another process has
 * begun a newer reading meanwhile, which counts instead.
 */
export async function followFeed(due: DueFeed): Promise<FeedReading | undefined> {
	const { id: feedId, claim } = due;
	const fetched = await fetchPublic(due.url, {
		noun: "calendar",
		accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
		userAgent: "Meeha-Calendar/1.0",
		limits: { bytes: CALENDAR_BYTES, ms: 10_000, redirects: 3 },
	});
	const calendar = fetched.ok ? readCalendar(fetched.bytes.toString("utf8"), due) : fetched;
	const now = new Date();
	const reading: FeedReading = calendar.ok ? { ...calendar, fault: null } : { fault: calendar.fault };
	try {
		if (calendar.ok)
			await applyCalendar(db, { feedId, ...calendar, site: new URL(env.APP_ORIGIN).host, due, now });
	} catch (error) {
		if (error instanceof LeaseLostError) return undefined;
		throw error;
	}
	await recordReading(db, { feedId, claim, reading, now });
	return reading;
}

export function startCalendars(): void {
	runJobs("calendar", {
		lookEveryMs: 60_000,
		async work() {
			const feed = await claimDueFeed(db, { now: new Date() });
			if (!feed) return false;
			const reading = await followFeed(feed);
			return reading?.fault ? "to_be_tried_again" : true;
		},
	});
}
