import type { Transaction } from "kysely";
import { addToTrail } from "#app/common/audit.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { jobQueue } from "#app/common/jobs/job-queue.server.ts";
import { type RetrySchedule, retryAt } from "#app/common/jobs/retry.ts";
import { newToken } from "#app/common/tokens.server.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import { lockRoom } from "#app/travel/rooms/lock-room.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { releaseBlock } from "./apply-calendar.server.ts";

const MINUTE_MS = 60_000;
const EVERY_MS = 30 * MINUTE_MS;
/** Each failure doubles the delay before the next reading, up to a day. */
const RETRY: RetrySchedule = {
	delaysMs: [1, 2, 4, 8, 16, 32, 48].map((times) => times * EVERY_MS),
	isEndless: true,
};
export const MAX_FEEDS = 10;

export type FeedConflict = { from: string; to: string; dates: string[] };

export async function listFeeds(db: Database, { roomId, today }: { roomId: number; today: string }) {
	const feeds = await db
		.selectFrom("calendar_feeds")
		.selectAll()
		.where("room_id", "=", roomId)
		.orderBy("id")
		.execute();
	const blocks = await db
		.selectFrom("room_blocks")
		.select(["feed_id", "from_date", "to_date", "is_holding", "conflict"])
		.where("room_id", "=", roomId)
		.where("feed_id", "is not", null)
		.where("to_date", ">", today)
		.orderBy("from_date")
		.execute();
	return feeds.map((feed) => {
		const own = blocks.filter((block) => block.feed_id === feed.id);
		const conflicts: FeedConflict[] = own
			.filter((block) => !block.is_holding)
			.map((block) => ({ from: block.from_date, to: block.to_date, dates: block.conflict.split(",") }));
		return { ...feed, held: own.length - conflicts.length, conflicts };
	});
}

type NewFeed = {
	roomId: number;
	name: string;
	url: string | null;
	countsFree: boolean;
	idempotencyKey: string;
	/** Who adds it, for a room that they manage, and for the trail; absent for demo content. */
	actor?: Actor;
	now: Date;
};

/**
 * Imports a calendar; sending the same form again finds the first one's. Refuses more than 10 for a room, and a room
 * that the actor does not manage (`gone`).
 */
export function addFeed(
	db: Database,
	{ roomId, name, url, countsFree, idempotencyKey, actor, now }: NewFeed,
): Promise<{ ok: true; feedId: number } | { ok: false; reason: "gone" | "too_many" }> {
	return transact(db, async (trx) => {
		if (!(await lockRoom(trx, { roomId, actor: actor ?? null }))) return { ok: false, reason: "gone" };
		const feeds = await trx
			.selectFrom("calendar_feeds")
			.select(["id", "once_key"])
			.where("room_id", "=", roomId)
			.execute();
		const earlier = feeds.find((feed) => feed.once_key === idempotencyKey);
		if (earlier) return { ok: true, feedId: earlier.id };
		if (feeds.length >= MAX_FEEDS) return { ok: false, reason: "too_many" };
		const at = now.toISOString();
		const { id } = await trx
			.insertInto("calendar_feeds")
			.values({
				room_id: roomId,
				name,
				url,
				counts_free: countsFree,
				next_fetch_at: url === null ? null : at,
				fetched_at: null,
				once_key: idempotencyKey,
				created_at: at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		// The address of a calendar is a secret, so the trail has its name only.
		await recordFeed(trx, { action: "calendar added", roomId, actor, detail: name, now });
		return { ok: true, feedId: id };
	});
}

type FeedEntry = {
	action: "calendar added" | "calendar removed" | "calendar rule" | "calendar links";
	roomId: number;
	actor: Actor | undefined;
	detail?: string;
	now: Date;
};

async function recordFeed(trx: Transaction<Schema>, { roomId, actor, ...entry }: FeedEntry): Promise<void> {
	if (actor) await addToTrail(trx, { ...entry, subject: `room ${roomId}`, actorId: actor.accountId });
}

/** Who changes a calendar of a room that they manage, and when, for the trail. */
type FeedActor = { actor?: Actor; now?: Date };

/** Deletes an imported calendar and releases its nights. False when it is already gone, or not the actor's. */
export function removeFeed(
	db: Database,
	{ feedId, roomId, actor, now = new Date() }: { feedId: number; roomId: number } & FeedActor,
): Promise<boolean> {
	return transact(db, async (trx) => {
		if (!(await lockRoom(trx, { roomId, actor: actor ?? null }))) return false;
		const blocks = await trx
			.selectFrom("room_blocks")
			.selectAll()
			.where("feed_id", "=", feedId)
			.where("room_id", "=", roomId)
			.orderBy("from_date")
			.execute();
		for (const block of blocks) await releaseBlock(trx, block);
		const removed = await trx
			.deleteFrom("calendar_feeds")
			.where("id", "=", feedId)
			.where("room_id", "=", roomId)
			.returning("name")
			.executeTakeFirst();
		if (removed)
			await recordFeed(trx, { action: "calendar removed", roomId, actor, detail: removed.name, now });
		return removed !== undefined;
	});
}

const feedQueue = jobQueue({
	table: "calendar_feeds",
	key: "id",
	lease: "next_fetch_at",
	leaseMs: 5 * MINUTE_MS,
	order: ["next_fetch_at"],
});

/** Claims a calendar that is due, or that of `feedId`, due or not. Undefined when there is none. */
export async function claimDueFeed(
	db: Database,
	{ now, feedId }: { now: Date; feedId?: number },
): Promise<DueFeed | undefined> {
	const claim = await feedQueue.claim(db, {
		now,
		due:
			feedId === undefined ? undefined : (eb) => eb("id", "=", feedId).and("next_fetch_at", "is not", null),
	});
	return claim && readWindow(db, claim.job.id, now);
}

/** The dates to read: from the hotel's today to the end of the room's nights. */
export async function readWindow(db: Database, feedId: number, now: Date) {
	const feed = await db
		.selectFrom("calendar_feeds")
		.innerJoin("rooms", "rooms.id", "calendar_feeds.room_id")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["calendar_feeds.id", "calendar_feeds.url", "calendar_feeds.counts_free"])
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
		/** Whether events that are marked as free take a room. */
		countsFree: Boolean(feed.counts_free),
	};
}

export type DueFeed = NonNullable<Awaited<ReturnType<typeof readWindow>>>;

/** The result of reading a calendar: the error, as text for the owner, or what was skipped. */
export type FeedReading =
	| { fault: string }
	| { fault: null; skippedFree: number; warnings: readonly string[] };

/** Records a reading, and when the next one is due. */
export async function recordReading(
	db: Database,
	{ feedId, reading, now }: { feedId: number; reading: FeedReading; now: Date },
): Promise<void> {
	const feed = await db
		.selectFrom("calendar_feeds")
		.select(["url", "failures"])
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
					warnings: reading.warnings.join("\n"),
				}
			: { fault: reading.fault };
	await db
		.updateTable("calendar_feeds")
		.set({
			...outcome,
			failures,
			next_fetch_at: feed.url === null ? null : retryAt(RETRY, { failures: Math.max(1, failures), now }),
		})
		.where("id", "=", feedId)
		.execute();
}

/** Sets whether a calendar's events that are marked as free take a room, from the next reading on. */
export async function setCountsFree(
	db: Database,
	change: { feedId: number; roomId: number; countsFree: boolean } & FeedActor,
): Promise<void> {
	const { feedId, roomId, countsFree, actor, now = new Date() } = change;
	await transact(db, async (trx) => {
		if (!(await lockRoom(trx, { roomId, actor: actor ?? null }))) return;
		const changed = await trx
			.updateTable("calendar_feeds")
			.set({ counts_free: countsFree })
			.where("id", "=", feedId)
			.where("room_id", "=", roomId)
			.where("counts_free", "<>", countsFree)
			.returning("name")
			.executeTakeFirst();
		const detail = `${changed?.name}: free events ${countsFree ? "take a room" : "take no room"}`;
		if (changed) await recordFeed(trx, { action: "calendar rule", roomId, actor, detail, now });
	});
}

export function findFeed(db: Database, { feedId, roomId }: { feedId: number; roomId: number }) {
	return db
		.selectFrom("calendar_feeds")
		.select(["id", "name", "url"])
		.where("id", "=", feedId)
		.where("room_id", "=", roomId)
		.executeTakeFirst();
}

/** Gives a room's own calendar new secret URLs; the old ones stop working. */
export async function renewAddress(
	db: Database,
	{ roomId, actor, now = new Date() }: { roomId: number } & FeedActor,
): Promise<void> {
	await transact(db, async (trx) => {
		if (!(await lockRoom(trx, { roomId, actor: actor ?? null }))) return;
		await trx.updateTable("rooms").set({ calendar_token: newToken() }).where("id", "=", roomId).execute();
		await recordFeed(trx, { action: "calendar links", roomId, actor, now });
	});
}
