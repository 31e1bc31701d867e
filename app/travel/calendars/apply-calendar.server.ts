import type { Selectable, Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { blockNights, lockNights, unblockNights } from "#app/travel/nights/take-nights.server.ts";
import { lockRoom } from "#app/travel/rooms/lock-room.server.ts";
import { readMembers } from "#app/travel/team/members.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { conflictMail } from "./conflict-mail.ts";
import type { CalendarEvent } from "./read-calendar.ts";

type Block = Selectable<Schema["room_blocks"]>;
type Span = { from: string; to: string };

export type AppliedCalendar = { added: number; changed: number; removed: number; conflicts: number };

/**
 * Replaces a feed's blocks by the events of its calendar, in one transaction: each event takes one room on
 * each of its nights from the hotel's today on. An event whose nights are sold out takes no night and becomes
 * a conflict; the owner is emailed once, and the next reading tries again. Nights of removed events become
 * available again; past blocks stay. Undefined when the feed is gone.
 */
export function applyCalendar(
	db: Database,
	{ feedId, events, now }: { feedId: number; events: readonly CalendarEvent[]; now: Date },
): Promise<AppliedCalendar | undefined> {
	return transact(db, async (trx) => {
		const found = await findFeed(trx, feedId);
		const room = found && (await lockRoom(trx, { roomId: found.room_id, actor: null }));
		// Whoever removed the feed locked the room first.
		const feed = room && (await findFeed(trx, feedId));
		if (!feed) return undefined;
		const today = wallClock(now, room.time_zone).date;
		const limits = { from: today, to: room.filled_to ?? today };
		const wanted = new Map(
			events.map((event) => [event.uid, clip(event, limits)]).filter(([, span]) => span !== null) as [
				string,
				Span,
			][],
		);
		const stored = await trx
			.selectFrom("room_blocks")
			.selectAll()
			.where("feed_id", "=", feed.id)
			.orderBy("from_date")
			.execute();
		const blocks = stored.filter((block) => block.to_date > today || wanted.has(block.uid ?? ""));
		await lockNights(trx, { roomId: room.id, ...widest([...blocks.map(spanOfBlock), ...wanted.values()]) });
		const done: AppliedCalendar = { added: 0, changed: 0, removed: 0, conflicts: 0 };
		// Removals come first, because they make room.
		for (const block of blocks) {
			const span = wanted.get(block.uid ?? "");
			if (span && isSame(block, span, today)) continue;
			await releaseBlock(trx, block);
			done[span ? "changed" : "removed"]++;
		}
		const fresh: string[] = [];
		for (const [uid, span] of wanted) {
			const block = blocks.find((each) => each.uid === uid);
			const isKept = block !== undefined && isSame(block, span, today);
			if (isKept && block.is_holding) continue;
			const conflict = await take(trx, { feedId: feed.id, roomId: room.id, uid, span, block, isKept, now });
			if (!block) done.added++;
			fresh.push(...datesOf(conflict).filter((date) => !datesOf(block?.conflict).includes(date)));
			if (conflict) done.conflicts++;
		}
		if (fresh.length > 0)
			await notifyManagers(trx, { roomId: room.id, feedName: feed.name, dates: fresh, now });
		return done;
	});
}

const findFeed = (trx: Transaction<Schema>, feedId: number) =>
	trx
		.selectFrom("calendar_feeds")
		.select(["id", "room_id", "name"])
		.where("id", "=", feedId)
		.executeTakeFirst();

const datesOf = (conflict = "") => conflict.split(",").filter(Boolean);

/** Releases a block's nights, if it holds them, and deletes it. The caller has locked the room. */
export async function releaseBlock(trx: Transaction<Schema>, block: Block): Promise<void> {
	const span = { checkIn: block.from_date, checkOut: block.to_date };
	if (block.is_holding) await unblockNights(trx, { roomId: block.room_id, rooms: block.rooms, ...span });
	await trx.deleteFrom("room_blocks").where("id", "=", block.id).execute();
}

function clip(span: Span, limits: Span): Span | null {
	const from = span.from > limits.from ? span.from : limits.from;
	const to = span.to < limits.to ? span.to : limits.to;
	return from < to ? { from, to } : null;
}

const spanOfBlock = (block: Block): Span => ({ from: block.from_date, to: block.to_date });

/** Past nights don't make it another event. */
const isSame = (block: Block, span: Span, today: string) =>
	block.to_date === span.to &&
	(block.from_date === span.from || (block.from_date < today && span.from === today));

function widest(spans: readonly Span[]): { checkIn: string; checkOut: string } {
	const froms = spans.map((span) => span.from).sort();
	const tos = spans.map((span) => span.to).sort();
	return { checkIn: froms[0] ?? "9999-12-30", checkOut: tos.at(-1) ?? "9999-12-31" };
}

type Taking = {
	feedId: number;
	roomId: number;
	uid: string;
	span: Span;
	block: Block | undefined;
	isKept: boolean;
	now: Date;
};

/** Blocks one room on the span's nights, or records the sold-out dates as a conflict. */
async function take(trx: Transaction<Schema>, taking: Taking): Promise<string> {
	const { feedId, roomId, uid, span, block, isKept, now } = taking;
	const sold = await trx
		.selectFrom("nights")
		.select("date")
		.where("room_id", "=", roomId)
		.where("date", ">=", span.from)
		.where("date", "<", span.to)
		.where((eb) => eb(eb("booked", "+", eb.ref("blocked")), ">=", eb.ref("total")))
		.orderBy("date")
		.execute();
	const conflict = sold.map((night) => night.date).join(",");
	const nights = { roomId, rooms: 1, checkIn: span.from, checkOut: span.to };
	if (conflict === "") await blockNights(trx, nights);
	const state = { is_holding: conflict === "", conflict };
	// Taken late, it holds none of the past nights.
	const changedState = conflict === "" ? { ...state, from_date: span.from } : state;
	if (block && isKept)
		await trx.updateTable("room_blocks").set(changedState).where("id", "=", block.id).execute();
	else
		await trx
			.insertInto("room_blocks")
			.values({
				...state,
				feed_id: feedId,
				room_id: roomId,
				uid,
				from_date: span.from,
				to_date: span.to,
				rooms: 1,
				once_key: null,
				actor_id: null,
				created_at: now.toISOString(),
			})
			.execute();
	return conflict;
}

async function notifyManagers(
	trx: Transaction<Schema>,
	conflict: { roomId: number; feedName: string; dates: string[]; now: Date },
): Promise<void> {
	const room = await trx
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.id", "rooms.name as room", "hotels.name as hotel", "hotels.id as hotelId"])
		.where("rooms.id", "=", conflict.roomId)
		.executeTakeFirst();
	if (!room) return;
	const dates = [...new Set(conflict.dates)].sort();
	for (const { email } of await readMembers(trx, { hotelId: room.hotelId, permission: "hotel" }))
		await writeMail(trx, conflictMail({ ...room, email, feedName: conflict.feedName, dates }), conflict.now);
}
