import type { Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { type Claim, jobQueue } from "#app/common/jobs/job-queue.server.ts";
import { type RetrySchedule, retryAt } from "#app/common/jobs/retry.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { EventKind } from "./reading/event-kinds.ts";
import type { Span } from "./reading/read-event.ts";

const MINUTE_MS = 60_000;
const EVERY_MS = 30 * MINUTE_MS;
/** Each failure doubles the delay before the next reading, up to a day. */
const RETRY: RetrySchedule = {
	delaysMs: [1, 2, 4, 8, 16, 32, 48].map((times) => times * EVERY_MS),
	isEndless: true,
};

const feedQueue = jobQueue({
	table: "calendar_feeds",
	key: "id",
	lease: "next_fetch_at",
	leaseMs: 5 * MINUTE_MS,
	order: ["next_fetch_at"],
});

/**
 * Claims the next calendar that is due. With `feedId`, claims that calendar, even if it is not due. Returns undefined
 * when no calendar is free.
 */
export async function claimDueFeed(
	db: Database,
	{ now, feedId }: { now: Date; feedId?: number },
): Promise<DueFeed | undefined> {
	const claim = await feedQueue.claim(db, {
		now,
		due:
			feedId === undefined ? undefined : (eb) => eb("id", "=", feedId).and("next_fetch_at", "is not", null),
	});
	const window = claim && (await readWindow(db, claim.job.id, now));
	return window && { ...window, claim };
}

/** The dates to read: from the hotel's today to the end of the room's nights. */
export async function readWindow(db: Database, feedId: number, now: Date) {
	const feed = await db
		.selectFrom("calendar_feeds")
		.innerJoin("rooms", "rooms.id", "calendar_feeds.room_id")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["calendar_feeds.id", "calendar_feeds.url"])
		.select(["calendar_feeds.is_free_counted", "calendar_feeds.is_unavailable_counted"])
		.select(["rooms.filled_to", "hotels.time_zone"])
		.where("calendar_feeds.id", "=", feedId)
		.executeTakeFirst();
	if (!feed) return undefined;
	const from = wallClock(now, feed.time_zone).date;
	return {
		id: feed.id,
		url: feed.url ?? "",
		timeZone: feed.time_zone,
		from,
		to: feed.filled_to ?? from,
		counts: { free: feed.is_free_counted, unavailable: feed.is_unavailable_counted },
	};
}

type FeedClaim = Claim<"calendar_feeds">;

/** A calendar that this process reads. */
export type DueFeed = NonNullable<Awaited<ReturnType<typeof readWindow>>> & { claim: FeedClaim };

/**
 * Makes sure, in the transaction that applies a reading, that no other process has begun a newer one. Throws a
 * `LeaseLostError` otherwise.
 */
export const renewReading = (trx: Transaction<Schema>, { claim }: { claim: FeedClaim }, now: Date) =>
	feedQueue.renew(trx, claim, { now, values: {} });

/** The result of reading a calendar: the error, as text for the owner, or what was skipped. */
export type FeedReading =
	| { fault: string }
	| { fault: null; skippedFree: number; nights: Record<EventKind, Span[]>; warnings: readonly string[] };

const joinRuns = (runs: readonly Span[]) => runs.map(({ from, to }) => `${from}/${to}`).join(",");

/** Records a reading, and when the next one is due. Not when another process has begun a newer one since `claim`. */
export async function recordReading(
	db: Database,
	{
		feedId,
		claim,
		reading,
		now,
	}: { feedId: number; claim?: FeedClaim | undefined; reading: FeedReading; now: Date },
): Promise<void> {
	const feed = await db
		.selectFrom("calendar_feeds")
		.select("failures")
		.where("id", "=", feedId)
		.executeTakeFirst();
	if (!feed) return;
	const failures = reading.fault === null ? 0 : feed.failures + 1;
	const outcome =
		reading.fault === null
			? {
					fault: "",
					fetched_at: now.toISOString(),
					skipped_free: reading.skippedFree,
					free_nights: joinRuns(reading.nights.free),
					unavailable_nights: joinRuns(reading.nights.unavailable),
					warnings: reading.warnings.join("\n"),
				}
			: { fault: reading.fault };
	const values = { ...outcome, failures };
	if (claim) {
		const at = retryAt(RETRY, { failures: Math.max(1, failures), now });
		await feedQueue.finish(db, claim, { at, values });
	} else await db.updateTable("calendar_feeds").set(values).where("id", "=", feedId).execute();
}
