import type { Selectable, Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import { heldStays } from "./held-nights.ts";
import { holdWaitingNights } from "./hold-waiting.server.ts";
import { lockNights, unblockNights } from "./take-nights.server.ts";

export type RoomBlock = Selectable<Schema["room_blocks"]>;

/**
 * Deletes a room's blocks and releases the nights that they hold: as they are once the nights are locked, because a guest
 * who gives up a night may have changed which ones they hold until then. The caller has locked the room.
 */
export async function releaseBlocks(
	trx: Transaction<Schema>,
	{ roomId, blocks }: { roomId: number; blocks: readonly RoomBlock[] },
): Promise<void> {
	const [checkIn] = blocks.map(({ from_date }) => from_date).sort();
	const checkOut = blocks
		.map(({ to_date }) => to_date)
		.sort()
		.at(-1);
	if (checkIn === undefined || checkOut === undefined) return;
	await lockNights(trx, { roomId, checkIn, checkOut });
	const locked = await trx
		.deleteFrom("room_blocks")
		.where("room_id", "=", roomId)
		.where(
			"id",
			"in",
			blocks.map(({ id }) => id),
		)
		.returningAll()
		.execute();
	for (const block of locked)
		if (block.is_holding)
			for (const stay of heldStays(block)) await unblockNights(trx, { roomId, rooms: block.rooms, ...stay });
	await holdWaitingNights(trx, { roomId, checkIn, checkOut });
}
