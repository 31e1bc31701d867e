import type { Transaction } from "kysely";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { newToken } from "#app/common/access/tokens.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeLabel, storeText } from "#app/common/changes/stored-text.ts";
import { heldNights, soldNights } from "#app/travel/nights/held-nights.ts";
import { lockRoom } from "#app/travel/nights/lock-room.server.ts";
import { releaseBlocks } from "#app/travel/nights/release-blocks.server.ts";
import { nightsOf, type StayDates, staysOf } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import type { CountedEvents, EventKind } from "./reading/event-kinds.ts";

export const MAX_FEEDS = 10;

export async function listFeeds(db: Database, { roomId, today }: { roomId: number; today: string }) {
	const feeds = await db
		.selectFrom("calendar_feeds")
		.selectAll()
		.where("room_id", "=", roomId)
		.orderBy("id")
		.execute();
	const blocks = await db
		.selectFrom("room_blocks")
		.select(["feed_id", "from_date", "to_date", "conflict", "missing_since"])
		.where("room_id", "=", roomId)
		.where("feed_id", "is not", null)
		.where("to_date", ">", today)
		.orderBy("from_date")
		.execute();
	return feeds.map((feed) => {
		const own = blocks.filter((block) => block.feed_id === feed.id);
		const conflicts = own
			.map((block) => ({ from: block.from_date, to: block.to_date, dates: soldNights(block, today) }))
			.filter(({ dates }) => dates.length > 0);
		const missing = own.flatMap(({ missing_since }) => missing_since ?? []).sort();
		return { ...feed, held: own.filter((block) => heldNights(block).length > 0).length, conflicts, missing };
	});
}

/** An imported calendar with what its events hold, miss and can't take. */
export type ListedFeed = Awaited<ReturnType<typeof listFeeds>>[number];

type NewFeed = {
	roomId: number;
	name: string;
	url: string | null;
	counts: CountedEvents;
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
	{ roomId, name, url, counts, idempotencyKey, actor, now }: NewFeed,
): Promise<{ ok: true; feedId: number } | { ok: false; reason: "gone" | "too_many" }> {
	return transact(db, async (trx) => {
		if (!(await lockRoom(trx, { roomId, actor: actor ?? null }))) return { ok: false, reason: "gone" };
		const feeds = await trx
			.selectFrom("calendar_feeds")
			.select(["id", "idempotency_key"])
			.where("room_id", "=", roomId)
			.execute();
		const earlier = feeds.find((feed) => feed.idempotency_key === idempotencyKey);
		if (earlier) return { ok: true, feedId: earlier.id };
		if (feeds.length >= MAX_FEEDS) return { ok: false, reason: "too_many" };
		const at = now.toISOString();
		const { id } = await trx
			.insertInto("calendar_feeds")
			.values({
				room_id: roomId,
				name,
				url,
				is_free_counted: counts.free,
				is_unavailable_counted: counts.unavailable,
				next_fetch_at: url === null ? null : at,
				fetched_at: null,
				export_token: newToken(),
				idempotency_key: idempotencyKey,
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
	if (actor) await recordChange(trx, { ...entry, subject: `room ${roomId}`, actorId: actor.accountId });
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
		await releaseBlocks(trx, { roomId, blocks });
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

/** Sets whether a calendar's events of a kind take a room, from the next reading on. */
export async function chooseEvents(
	db: Database,
	change: { feedId: number; roomId: number; kind: EventKind; counts: boolean } & FeedActor,
): Promise<void> {
	const { feedId, roomId, kind, counts, actor, now = new Date() } = change;
	await transact(db, async (trx) => {
		if (!(await lockRoom(trx, { roomId, actor: actor ?? null }))) return;
		const changed = await trx
			.updateTable("calendar_feeds")
			.set(kind === "free" ? { is_free_counted: counts } : { is_unavailable_counted: counts })
			.where("id", "=", feedId)
			.where("room_id", "=", roomId)
			.where(kind === "free" ? "is_free_counted" : "is_unavailable_counted", "<>", counts)
			.returning("name")
			.executeTakeFirst();
		if (!changed) return;
		const rule = storeLabel({ label: kind, of: counts ? "eventsCounted" : "eventsSkipped" });
		const detail = storeText("about", { what: changed.name, text: rule });
		await recordFeed(trx, { action: "calendar rule", roomId, actor, detail, now });
	});
}

type FoundFeed = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

/**
 * Whether a calendar's events of a kind take a room, and the nights that the other choice releases or holds, as of the
 * last reading. A night stays held when another event waits for it, and can't be held without a room left.
 */
export async function previewChoice(
	db: Database,
	{ feed, kind, today }: { feed: FoundFeed; kind: EventKind; today: string },
): Promise<{ counts: boolean; stays: StayDates[] }> {
	const counts = kind === "free" ? feed.is_free_counted : feed.is_unavailable_counted;
	const runs = (kind === "free" ? feed.free_nights : feed.unavailable_nights).split(",").filter(Boolean);
	const nights = runs.flatMap((run) => {
		const [checkIn = "", checkOut = ""] = run.split("/");
		return nightsOf({ checkIn, checkOut }).filter((date) => date >= today);
	});
	const changing = counts ? await readReleasable(db, feed, today) : await readFreeNights(db, feed, today);
	return { counts, stays: staysOf(nights.filter((date) => changing.has(date))) };
}

async function readReleasable(db: Database, feed: FoundFeed, today: string): Promise<Set<string>> {
	const blocks = await db
		.selectFrom("room_blocks")
		.select(["feed_id", "from_date", "to_date", "conflict"])
		.where("room_id", "=", feed.room_id)
		.where("to_date", ">", today)
		.execute();
	const waiting = new Set(blocks.flatMap((block) => soldNights(block)));
	const held = blocks.filter(({ feed_id }) => feed_id === feed.id).flatMap(heldNights);
	return new Set(held.filter((date) => !waiting.has(date)));
}

async function readFreeNights(db: Database, feed: FoundFeed, today: string): Promise<Set<string>> {
	const nights = await db
		.selectFrom("nights")
		.select("date")
		.where("room_id", "=", feed.room_id)
		.where("date", ">=", today)
		.where((eb) => eb("total", ">", eb("booked", "+", eb.ref("blocked"))))
		.execute();
	return new Set(nights.map(({ date }) => date));
}

export function findFeed(db: Database, { feedId, roomId }: { feedId: number; roomId: number }) {
	return db
		.selectFrom("calendar_feeds")
		.select(["id", "room_id", "name", "url", "is_free_counted", "is_unavailable_counted"])
		.select(["free_nights", "unavailable_nights"])
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
		const feeds = await trx.selectFrom("calendar_feeds").select("id").where("room_id", "=", roomId).execute();
		for (const { id } of feeds)
			await trx
				.updateTable("calendar_feeds")
				.set({ export_token: newToken() })
				.where("id", "=", id)
				.execute();
		await recordFeed(trx, { action: "calendar links", roomId, actor, now });
	});
}
