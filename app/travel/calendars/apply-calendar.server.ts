import type { Transaction } from "kysely";
import { readMembers } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import type { Mail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { soldNights } from "#app/travel/nights/held-nights.ts";
import { holdWaitingNights } from "#app/travel/nights/hold-waiting.server.ts";
import { lockRoom } from "#app/travel/nights/lock-room.server.ts";
import type { RoomBlock } from "#app/travel/nights/release-blocks.server.ts";
import { type StayDates, staysOf } from "#app/travel/nights/stay.ts";
import { blockNights, lockNights, unblockNights } from "#app/travel/nights/take-nights.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { withoutEchoes } from "./echoes.server.ts";
import { conflictMail, type FeedOfMail, missingMail } from "./feed-mails.ts";
import { type DueFeed, renewReading } from "./feed-queue.server.ts";
import { missingSpans, type PlannedBlock, planBlocks, unreadSpans } from "./plan-blocks.ts";
import type { CalendarEvent } from "./reading/read-calendar.ts";
import type { Span } from "./reading/read-event.ts";

type AppliedReading = {
	feedId: number;
	events: readonly CalendarEvent[];
	/** The events that the owner chose not to count. */
	skipped?: readonly CalendarEvent[];
	/** The UIDs of the events that could not be read. */
	unread?: readonly string[];
	/** The host of this site, which is in the UIDs of its own events; absent for calendars that can't have any. */
	site?: string;
	/** The claim of the calendar, unless it is a file. */
	due?: DueFeed | undefined;
	now: Date;
};

export type AppliedCalendar = { added: number; changed: number; removed: number; conflicts: number };

/**
 * Replaces a feed's blocks by the events of its calendar, in one transaction: each event takes one room on each of
 * its nights from the hotel's today on, but for nights that are sold out. What it held stays held. The nights that
 * it can't take are its conflict: the owner is emailed once, and it takes them when they become free. Nights of
 * removed events become available again. Events that could not be read keep what they held, and so do those that are
 * missing from a calendar that has suddenly lost most of its events; the owner is emailed. Events that only repeat
 * what the room's own calendar says take nothing. Past blocks stay. Undefined when the feed is gone. Throws a
 * `LeaseLostError` when another process has begun a newer reading.
 */
export function applyCalendar(
	db: Database,
	{ feedId, events, skipped = [], unread = [], site = "", due, now }: AppliedReading,
): Promise<AppliedCalendar | undefined> {
	return transact(db, async (trx) => {
		const found = await findFeed(trx, feedId);
		const room = found && (await lockRoom(trx, { roomId: found.room_id, actor: null }));
		// Whoever removed the feed locked the room first.
		const feed = room && (await findFeed(trx, feedId));
		if (!feed) return undefined;
		if (due) await renewReading(trx, due, now);
		const today = wallClock(now, room.time_zone).date;
		const limits = { from: today, to: room.filled_to ?? today };
		const wanted = clipAll(await withoutEchoes(trx, events, { roomId: room.id, site }), limits);
		const nights = { roomId: room.id, checkIn: await firstDate(trx, feed.id, today), checkOut: limits.to };
		await lockNights(trx, nights);
		const stored = await trx
			.selectFrom("room_blocks")
			.selectAll()
			.where("feed_id", "=", feed.id)
			.orderBy("from_date")
			.orderBy("id")
			.$call(adapterOf(trx).forNoKeyUpdate)
			.execute();
		const read = clipAll([...events, ...skipped], limits);
		for (const [uid, span] of unreadSpans(stored, wanted, { unread, today })) {
			wanted.set(uid, span);
			read.set(uid, span);
		}
		const missing = new Map(missingSpans(stored, read, { today, now }));
		for (const [uid, span] of missing) wanted.set(uid, span);
		const blocks = stored.filter((block) => block.to_date > today || wanted.has(block.uid ?? ""));
		const { planned, changes } = planBlocks({
			blocks,
			wanted,
			free: await readFreeRooms(trx, nights),
			today,
		});
		await changeNights(trx, room.id, changes);
		const gone = blocks.filter((block) => !wanted.has(block.uid ?? ""));
		for (const { id } of gone) await trx.deleteFrom("room_blocks").where("id", "=", id).execute();
		for (const plan of planned) {
			const since = missing.has(plan.uid) ? (plan.block?.missing_since ?? now.toISOString()) : null;
			await storeBlock(trx, { ...plan, since }, { feedId: feed.id, roomId: room.id, now });
		}
		await holdWaitingNights(trx, nights);
		const dates = newConflicts(blocks, planned, today);
		const about = { roomId: room.id, feedName: feed.name, now };
		if (dates.length > 0) await notifyManagers(trx, about, (feed) => conflictMail(feed, dates));
		if (missing.size > 0 && !stored.some(({ missing_since }) => missing_since))
			await notifyManagers(trx, about, (feed) => missingMail(feed, missing.size));
		return {
			added: planned.filter(({ block }) => !block).length,
			changed: planned.filter(({ block, from, to }) => block && !isSame(block, { from, to })).length,
			removed: gone.length,
			conflicts: planned.filter(({ sold }) => sold.some((date) => date >= today)).length,
		};
	});
}

const findFeed = (trx: Transaction<Schema>, feedId: number) =>
	trx
		.selectFrom("calendar_feeds")
		.select(["id", "room_id", "name"])
		.where("id", "=", feedId)
		.executeTakeFirst();

/** The first date that this reading may change: past nights of events that have begun stay theirs. */
async function firstDate(trx: Transaction<Schema>, feedId: number, today: string): Promise<string> {
	const { first } = await trx
		.selectFrom("room_blocks")
		.select((eb) => eb.fn.min("from_date").as("first"))
		.where("feed_id", "=", feedId)
		.executeTakeFirstOrThrow();
	return first !== null && first < today ? first : today;
}

/** The nights of each event within the limits, by UID. */
function clipAll(events: readonly CalendarEvent[], limits: Span): Map<string, Span> {
	const wanted = new Map<string, Span>();
	for (const event of events) {
		const span = clip(event, limits);
		if (span) wanted.set(event.uid, span);
	}
	return wanted;
}

function clip(span: Span, limits: Span): Span | null {
	const from = span.from > limits.from ? span.from : limits.from;
	const to = span.to < limits.to ? span.to : limits.to;
	return from < to ? { from, to } : null;
}

const isSame = (block: RoomBlock, span: Span) => block.from_date === span.from && block.to_date === span.to;

/** The rooms that are left on each night of a range. The caller has locked them. */
async function readFreeRooms(
	trx: Transaction<Schema>,
	{ roomId, checkIn, checkOut }: StayDates & { roomId: number },
): Promise<Map<string, number>> {
	const nights = await trx
		.selectFrom("nights")
		.select(["date", "total", "booked", "blocked"])
		.where("room_id", "=", roomId)
		.where("date", ">=", checkIn)
		.where("date", "<", checkOut)
		.execute();
	return new Map(nights.map(({ date, total, booked, blocked }) => [date, total - booked - blocked]));
}

/** Changes how many rooms of each night are blocked, with one update for each run of equal changes. */
async function changeNights(
	trx: Transaction<Schema>,
	roomId: number,
	changes: ReadonlyMap<string, number>,
): Promise<void> {
	for (const rooms of new Set(changes.values())) {
		const dates = [...changes].flatMap(([date, change]) => (change === rooms ? [date] : [])).sort();
		for (const stay of staysOf(dates)) {
			if (rooms > 0) await blockNights(trx, { roomId, rooms, ...stay });
			if (rooms < 0) await unblockNights(trx, { roomId, rooms: -rooms, ...stay });
		}
	}
}

async function storeBlock(
	trx: Transaction<Schema>,
	{ uid, block, from, to, sold, since }: PlannedBlock & { since: string | null },
	{ feedId, roomId, now }: { feedId: number; roomId: number; now: Date },
): Promise<void> {
	const nights = { from_date: from, to_date: to, conflict: sold.join(","), missing_since: since };
	const isStored = block?.conflict === nights.conflict && block.missing_since === since;
	if (isStored && isSame(block, { from, to })) return;
	if (block) await trx.updateTable("room_blocks").set(nights).where("id", "=", block.id).execute();
	else
		await trx
			.insertInto("room_blocks")
			.values({
				...nights,
				feed_id: feedId,
				room_id: roomId,
				uid,
				rooms: 1,
				is_holding: true,
				idempotency_key: null,
				actor_id: null,
				created_at: now.toISOString(),
			})
			.execute();
}

/** The dates from today on with more conflicts than before, whatever UIDs the events have now. */
function newConflicts(
	blocks: readonly RoomBlock[],
	planned: readonly PlannedBlock[],
	today: string,
): string[] {
	const before = countDates(blocks.flatMap((block) => soldNights(block)));
	const after = countDates(planned.flatMap(({ sold }) => sold));
	const more = [...after].filter(([date, count]) => date >= today && count > (before.get(date) ?? 0));
	return more.map(([date]) => date).sort();
}

function countDates(dates: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
	return counts;
}

async function notifyManagers(
	trx: Transaction<Schema>,
	{ roomId, feedName, now }: { roomId: number; feedName: string; now: Date },
	mailTo: (to: FeedOfMail) => Mail,
): Promise<void> {
	const room = await trx
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.id", "rooms.name as room", "hotels.name as hotel", "hotels.id as hotelId"])
		.where("rooms.id", "=", roomId)
		.executeTakeFirst();
	if (!room) return;
	for (const { email, language } of await readMembers(trx, { hotelId: room.hotelId, permission: "hotel" }))
		await writeMail(trx, language, () => mailTo({ ...room, email, feedName }), now);
}
