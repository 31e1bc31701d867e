import type { Transaction } from "kysely";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { lockRoom } from "#app/travel/nights/lock-room.server.ts";
import { releaseBlocks } from "#app/travel/nights/release-blocks.server.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import { blockNights, NightsTakenError } from "#app/travel/nights/take-nights.server.ts";
import { insertUnitNights } from "#app/travel/units/unit-nights.server.ts";
import { lockUnits, readUnit } from "#app/travel/units/units.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

type NewBlock = {
	roomId: number;
	actor: Actor;
	/** From this date up to the other, exclusive. */
	from: string;
	to: string;
	rooms: number;
	/** The numbered room that is out of order; the desk may block it, too. */
	unitId?: number;
	note: string;
	idempotencyKey: string;
	now: Date;
};

export type BlockOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" | "past" | "too_far" }
	/** Too few rooms are left on these nights. */
	| { ok: false; reason: "taken"; dates: string[] }
	/** The stays, or another block (no number), that have the numbered room on these nights. */
	| { ok: false; reason: "unit_taken"; stays: { number: string | null; name: string | null }[] };

/**
 * Takes rooms of a room type off sale, for example for repairs or a group booking by phone. Refused when a
 * night has too few rooms left, with these nights; bookings stay. Sending the same form again returns the
 * first block.
 */
export async function addBlock(db: Database, block: NewBlock): Promise<BlockOutcome> {
	const { roomId, actor, from, to, rooms, unitId, note, idempotencyKey, now } = block;
	const permission = unitId === undefined ? "hotel" : "bookings";
	const span = { roomId, rooms, checkIn: from, checkOut: to };
	// Of this person: a key of somebody else's form is another one.
	const uniqueKey = `${actor.accountId}:${idempotencyKey}`;
	try {
		return await transact(db, async (trx) => {
			const room = await lockRoom(trx, { roomId, actor, permission });
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
			const { id: blockId } = await trx
				.insertInto("room_blocks")
				.values({
					unit_id: unitId ?? null,
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
				.returning("id")
				.executeTakeFirstOrThrow();
			const unit =
				unitId === undefined ? null : await blockUnit(trx, { unitId, blockId, roomId, from, to, now });
			const what = unit ?? `${rooms} ×`;
			const detail = storeText("roomsBlocked", { what, from: { date: from }, to: { date: to } });
			const entry = { action: "rooms blocked", subject: `room ${roomId}`, detail, now } as const;
			await recordChange(trx, { ...entry, actorId: actor.accountId });
			return { ok: true, repeated: false };
		});
	} catch (error) {
		if (error instanceof UnitTakenError) return { ok: false, reason: "unit_taken", stays: error.stays };
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

/** Thrown inside a transaction to roll it back: a numbered room is not free. */
class UnitTakenError extends Error {
	readonly stays: { number: string | null; name: string | null }[];
	constructor(stays: { number: string | null; name: string | null }[]) {
		super("the numbered room is taken");
		this.stays = stays;
	}
}

type UnitBlock = { unitId: number; blockId: number; roomId: number; from: string; to: string; now: Date };

/** Takes the nights of a numbered room for a block, and returns its name; throws `UnitTakenError` unless all are free. */
async function blockUnit(
	trx: Transaction<Schema>,
	{ unitId, blockId, roomId, from, to, now }: UnitBlock,
): Promise<string> {
	await lockUnits(trx, [unitId]);
	const unit = await readUnit(trx, { unitId, roomId });
	if (!unit) throw new UnitTakenError([]);
	const taken = await trx
		.selectFrom("unit_nights")
		.leftJoin("bookings", "bookings.id", "unit_nights.booking_id")
		.select(["bookings.number", "bookings.name"])
		.distinct()
		.where("unit_id", "=", unitId)
		.where("date", ">=", from)
		.where("date", "<", to)
		.execute();
	if (taken.length > 0) throw new UnitTakenError(taken);
	const nights = nightsOf({ checkIn: from, checkOut: to }).map((date) => ({ unit_id: unitId, date }));
	await insertUnitNights(trx, nights, { block_id: blockId });
	// Open pages refresh.
	await trx.updateTable("units").set({ updated_at: now.toISOString() }).where("id", "=", unitId).execute();
	return unit.name;
}

/** A block by staff in a room that the actor manages; undefined for others and for a calendar's. */
export const readOwnBlock = (db: Database, { blockId, actor }: { blockId: number | null; actor: Actor }) =>
	db
		.selectFrom("room_blocks as block")
		.innerJoin("rooms", "rooms.id", "block.room_id")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.leftJoin("units", "units.id", "block.unit_id")
		.select("units.name as unit")
		.select(["block.id", "block.room_id", "block.from_date", "block.to_date", "block.rooms"])
		.select(["rooms.name as room", "rooms.hotel_id", "hotels.time_zone"])
		.where("block.id", "=", blockId ?? 0)
		.where("block.feed_id", "is", null)
		.where((eb) =>
			eb.or([
				isManagedBy(actor)(eb),
				eb.and([eb("block.unit_id", "is not", null), isManagedBy(actor, "bookings")(eb)]),
			]),
		)
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
		const permission = own?.unit ? "bookings" : "hotel";
		const isHeld = own && (await lockRoom(trx, { roomId: own.room_id, actor, permission }));
		// Read again under the lock, because another may have been faster.
		const block = await trx
			.selectFrom("room_blocks")
			.selectAll()
			.where("id", "=", blockId)
			.executeTakeFirst();
		if (!block) return { ok: false, reason: "gone" };
		if (!own || !isHeld) return { ok: false, reason: "not_theirs" };
		await releaseBlocks(trx, { roomId: own.room_id, blocks: [block] });
		const { unit, rooms, from_date, to_date } = own;
		const what = unit ?? `${rooms} ×`;
		const detail = storeText("roomsBlocked", { what, from: { date: from_date }, to: { date: to_date } });
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
		.leftJoin("units", "units.id", "block.unit_id")
		.select("units.name as unit")
		.select(["block.id", "block.room_id", "rooms.name as room", "block.from_date", "block.to_date"])
		.select(["block.rooms", "block.note", "block.is_holding", "block.conflict"])
		.select(["feed.name as feed", "accounts.name as by"])
		.where("rooms.hotel_id", "=", hotelId)
		.where("block.to_date", ">", today)
		.orderBy("block.from_date")
		.orderBy("block.id")
		.execute();
