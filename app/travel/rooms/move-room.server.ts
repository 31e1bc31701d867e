import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";

type Move = { hotelId: number; roomId: number; actor: Actor; by: -1 | 1; now?: Date };

/**
 * Moves a room type one place up (-1) or down (1) among the active room types of its hotel, in the order that
 * guests see. At either end it stays. Refused (`gone`) for a hotel of someone else and for an archived room.
 */
export function moveRoom(
	db: Database,
	{ hotelId, roomId, actor, by, now = new Date() }: Move,
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		await lockActor(trx, actor.accountId);
		const rooms = await trx
			.selectFrom("rooms")
			.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
			.select(["rooms.id", "rooms.position", "rooms.name"])
			.where("hotels.id", "=", hotelId)
			.where(isManagedBy(actor))
			.where("rooms.archived_at", "is", null)
			.orderBy("rooms.id")
			.$call(adapterOf(trx).forNoKeyUpdateOf("rooms"))
			.execute();
		const order = rooms.toSorted((a, b) => a.position - b.position || a.id - b.id);
		const at = order.findIndex(({ id }) => id === roomId);
		const [room] = order.splice(at, at === -1 ? 0 : 1);
		if (!room) return { ok: false, reason: "gone" };
		order.splice(Math.max(0, at + by), 0, room);
		const to = order.indexOf(room);
		if (to !== at)
			await recordChange(trx, {
				action: "room order",
				subject: `hotel ${hotelId}`,
				actorId: actor.accountId,
				now,
				detail: storeText("changed", { what: room.name, from: at + 1, to: to + 1 }),
			});
		for (const [index, { id, position }] of order.entries())
			if (position !== index + 1)
				await trx
					.updateTable("rooms")
					.set({ position: index + 1 })
					.where("id", "=", id)
					.execute();
		return { ok: true };
	});
}
