import { formatDate, formatMoment, wallClock } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { FeedReading, listFeeds } from "./feeds.server.ts";

/** `1 event`, `2 events` */
export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

export function describeReading(
	name: string,
	reading: FeedReading,
): { tone: "success" | "error"; text: string } {
	if (reading.fault !== null) return { tone: "error", text: `${name} could not be read. ${reading.fault}` };
	return { tone: "success", text: `${name} is up to date.` };
}

type Feed = Awaited<ReturnType<typeof listFeeds>>[number];

/** An imported calendar as text, in the hotel's time zone. */
export function toShownFeed(feed: Feed, timeZone: string, now: Date) {
	const year = Number(wallClock(now, timeZone).date.slice(0, 4));
	const { fetched_at, next_fetch_at } = feed;
	return {
		id: maskId(feed.id),
		name: feed.name,
		/** Null for a file, which was read once. */
		url: feed.url,
		/** Why the last reading failed; empty after a success. */
		fault: feed.fault,
		/** The number of its events that block dates. */
		held: feed.held,
		countsFree: Boolean(feed.counts_free),
		skippedFree: feed.skipped_free,
		warnings: feed.warnings.split("\n").filter(Boolean),
		read: fetched_at && formatMoment(fetched_at, timeZone, now),
		next: next_fetch_at && formatMoment(next_fetch_at, timeZone, now),
		conflicts: feed.conflicts.map(({ dates }) => dates.map((date) => formatDate(date, year)).join(", ")),
	};
}

export type ShownFeed = ReturnType<typeof toShownFeed>;
