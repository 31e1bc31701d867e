import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { onShutdown } from "#app/http/process/shutdown.server.ts";
import { applyCalendar } from "./apply-calendar.server.ts";
import { claimDueFeed, type DueFeed, type Reading, recordReading } from "./feeds.server.ts";
import { fetchCalendar } from "./fetch-calendar.server.ts";
import { readCalendar } from "./read-calendar.ts";

const EVERY_MS = 60_000;

/** Reads one calendar and applies it. Returns the result as text for the owner. */
export async function followFeed(feed: DueFeed): Promise<Reading> {
	const fetched = await fetchCalendar(feed.url);
	const calendar = fetched.ok ? readCalendar(fetched.text, feed) : fetched;
	const now = new Date();
	if (calendar.ok) await applyCalendar(db, { feedId: feed.id, events: calendar.events, now });
	const reading = calendar.ok ? { ...calendar, fault: null } : { fault: calendar.fault };
	await recordReading(db, { feedId: feed.id, reading, now });
	return reading;
}

function start() {
	let working = false;
	let isStopped = false;
	const work = async () => {
		if (working) return;
		working = true;
		try {
			while (!isStopped) {
				const feed = await claimDueFeed(db, { now: new Date() });
				if (!feed) break;
				await followFeed(feed);
			}
		} catch (error) {
			failureReason(error, "follow calendars");
		} finally {
			working = false;
		}
	};
	const timer = setInterval(work, EVERY_MS);
	timer.unref();
	const stop = () => {
		isStopped = true;
		clearInterval(timer);
	};
	onShutdown(stop);
	void work();
	return stop;
}

const kept = globalThis as { meehaStopsCalendars?: () => void };

/** Begins to follow others' calendars in the background. Called, not just imported: the build drops bare imports. */
export function startCalendars(): void {
	// In development each reload starts anew.
	kept.meehaStopsCalendars?.();
	kept.meehaStopsCalendars = start();
}
