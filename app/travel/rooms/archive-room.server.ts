import { recordChange } from "#app/common/audit.server.ts";
import { nextVersion } from "#app/common/conflict.ts";
import { deleteUnusedPicture } from "#app/common/photos/picture-owners.server.ts";
import { countBookings } from "#app/travel/hotels/archive-hotel.server.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import { summariseHotel } from "#app/travel/hotels/summarise-hotel.server.ts";
import { fillRoom } from "#app/travel/nights/fill-nights.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import { lockRoom } from "./lock-room.server.ts";

type ByActor = { roomId: number; actor: Actor; now: Date };

/**
 * Archives a room, or puts it back on sale; bookings stay and keep their nights. Repeating it changes
 * nothing. Refused for a room of someone else (`gone`).
 */
export function archiveRoom(
	db: Database,
	{ roomId, actor, isArchived, now }: ByActor & { isArchived: boolean },
): Promise<{ ok: true; name: string } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const room = await lockRoom(trx, { roomId, actor });
		if (!room) return { ok: false, reason: "gone" };
		if ((room.archived_at !== null) === isArchived) return { ok: true, name: room.name };
		await trx
			.updateTable("rooms")
			.set({
				archived_at: isArchived ? now.toISOString() : null,
				updated_at: nextVersion(room.updated_at, now),
			})
			.where("id", "=", roomId)
			.execute();
		// The nights of an archived room were not kept up to date.
		if (!isArchived) await fillRoom(trx, { roomId, now });
		await recordChange(trx, {
			actorId: actor.accountId,
			action: isArchived ? "room archived" : "room restored",
			subject: `room ${roomId}`,
			detail: room.name,
			now,
		});
		await summariseHotel(trx, room.hotel_id);
		return { ok: true, name: room.name };
	});
}

/**
 * Deletes a room with its nights and photos. Refused when it was ever booked (`booked`): it can be archived
 * instead. Refused for a room of someone else (`gone`).
 */
export function deleteRoom(
	db: Database,
	{ roomId, actor, now }: ByActor,
): Promise<{ ok: true; name: string } | { ok: false; reason: "gone" | "booked" }> {
	return transact(db, async (trx) => {
		// Locked against a concurrent booking: it is either counted here, or comes too late.
		const own = trx.selectFrom("rooms").select("id").where("id", "=", roomId);
		await adapterOf(trx).lockRows(own.forUpdate());
		const room = await lockRoom(trx, { roomId, actor });
		if (!room) return { ok: false, reason: "gone" };
		if ((await countBookings(trx, { roomId })) > 0) return { ok: false, reason: "booked" };
		const pictures = await trx
			.selectFrom("room_images")
			.select("image_hash")
			.where("room_id", "=", roomId)
			.orderBy("image_hash")
			.execute();
		await trx.deleteFrom("rooms").where("id", "=", roomId).execute();
		await recordChange(trx, {
			actorId: actor.accountId,
			action: "room deleted",
			subject: `hotel ${room.hotel_id}`,
			detail: room.name,
			now,
		});
		await summariseHotel(trx, room.hotel_id);
		for (const { image_hash } of pictures) await deleteUnusedPicture(trx, { hash: image_hash });
		return { ok: true, name: room.name };
	});
}
