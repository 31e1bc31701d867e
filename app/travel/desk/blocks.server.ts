import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { lockRoom } from "#app/travel/nights/lock-room.server.ts";
import { releaseBlocks } from "#app/travel/nights/release-blocks.server.ts";
import { blockNights, NightsTakenError } from "#app/travel/nights/take-nights.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

type NewBlock = {
	roomId: number;
	actor: Actor;
	/** From this date up to the other, exclusive. */
	from: string;
	to: string;
	rooms: number;
	note: string;
	idempotencyKey: string;
	now: Date;
};

export type BlockOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" | "past" | "too_far" }
	/** Too few rooms are left on these nights. */
	| { ok: false; reason: "taken"; dates: string[] };

/**
 * Takes rooms of a room type off sale, for example for repairs or a group booking by phone. Refused when a
 * night has too few rooms left, with these nights; bookings stay. Sending the same form again returns the
 * first block.
 */
export async function addBlock(db: Database, block: NewBlock): Promise<BlockOutcome> {
	const { roomId, actor, from, to, rooms, note, idempotencyKey, now } = block;
	const span = { roomId, rooms, checkIn: from, checkOut: to };
	// Of this person: a key of somebody else's form is another one.
	const uniqueKey = `${actor.accountId}:${idempotencyKey}`;
	try {
		return await transact(db, async (trx) => {
			const room = await lockRoom(trx, { roomId, actor });
			if (!room) return { ok: false, reason: "gone" };
			const earlier = await trx
				.selectFrom("room_blocks")
				.select("id")
				.where("idempotency_key", "=", uniqueKey)
				.executeTakeFirst();
			if (earlier) return { ok: true, repeated: true };
			if (from < wallClock(now, room.time_zone).date) return { ok: false, reason: "past" };
			if (to > (room.filled_to ?? "")) return { ok: false, reason: "too_far" };
			await blockNights(trx, span);
			await trx
				.insertInto("room_blocks")
				.values({
					room_id: roomId,
					feed_id: null,
					uid: null,
					from_date: from,
					to_date: to,
					rooms,
					is_holding: true,
					note,
					idempotency_key: uniqueKey,
					actor_id: actor.accountId,
					created_at: now.toISOString(),
				})
				.execute();
			const detail = `${rooms} × from ${from} to ${to}`;
			const entry = { action: "rooms blocked", subject: `room ${roomId}`, detail, now } as const;
			await recordChange(trx, { ...entry, actorId: actor.accountId });
			return { ok: true, repeated: false };
		});
	} catch (error) {
		if (!(error instanceof NightsTakenError)) throw error;
		const short = await db
			.selectFrom("nights")
			.select("date")
			.where("room_id", "=", roomId)
			.where("date", ">=", from)
			.where("date", "<", to)
			.where((eb) => eb(eb("booked", "+", eb.ref("blocked")), ">", eb("total", "-", rooms)))
			.orderBy("date")
			.execute();
		return { ok: false, reason: "taken", dates: short.map((night) => night.date) };
	}
}

/** A block by staff in a room that the actor manages; undefined for others and for a calendar's. */
export const readOwnBlock = (db: Database, { blockId, actor }: { blockId: number | null; actor: Actor }) =>
	db
		.selectFrom("room_blocks as block")
		.innerJoin("rooms", "rooms.id", "block.room_id")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["block.id", "block.room_id", "block.from_date", "block.to_date", "block.rooms"])
		.select(["rooms.name as room", "rooms.hotel_id", "hotels.time_zone"])
		.where("block.id", "=", blockId ?? 0)
		.where("block.feed_id", "is", null)
		.where(isManagedBy(actor))
		.executeTakeFirst();

export type BlockRemoval = { ok: true; hotelId: number } | { ok: false; reason: "gone" | "not_theirs" };

/**
 * Puts a block's rooms back on sale. Refused when the block is gone (`gone`), and when it belongs to a
 * calendar or to a hotel that the actor does not manage (`not_theirs`).
 */
export function removeBlock(
	db: Database,
	{ blockId, actor, now = new Date() }: { blockId: number; actor: Actor; now?: Date },
): Promise<BlockRemoval> {
	return transact(db, async (trx) => {
		const own = await readOwnBlock(trx, { blockId, actor });
		const isHeld = own && (await lockRoom(trx, { roomId: own.room_id, actor }));
		// Read again under the lock, because another may have been faster.
		const block = await trx
			.selectFrom("room_blocks")
			.selectAll()
			.where("id", "=", blockId)
			.executeTakeFirst();
		if (!block) return { ok: false, reason: "gone" };
		if (!own || !isHeld) return { ok: false, reason: "not_theirs" };
		await releaseBlocks(trx, { roomId: own.room_id, blocks: [block] });
		const detail = `${own.rooms} × from ${own.from_date} to ${own.to_date}`;
		const entry = { action: "block removed", subject: `room ${own.room_id}`, detail, now } as const;
		await recordChange(trx, { ...entry, actorId: actor.accountId });
		return { ok: true, hotelId: own.hotel_id };
	});
}

export const listBlocks = (db: Database, { hotelId, today }: { hotelId: number; today: string }) =>
	db
		.selectFrom("room_blocks as block")
		.innerJoin("rooms", "rooms.id", "block.room_id")
		.leftJoin("calendar_feeds as feed", "feed.id", "block.feed_id")
		.leftJoin("accounts", "accounts.id", "block.actor_id")
		.select(["block.id", "block.room_id", "rooms.name as room", "block.from_date", "block.to_date"])
		.select(["block.rooms", "block.note", "block.is_holding", "block.conflict"])
		.select(["feed.name as feed", "accounts.name as by"])
		.where("rooms.hotel_id", "=", hotelId)
		.where("block.to_date", ">", today)
		.orderBy("block.from_date")
		.orderBy("block.id")
		.execute();
