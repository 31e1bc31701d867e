import { recordChange } from "#app/common/audit.server.ts";
import { nextVersion } from "#app/common/conflict.ts";
import { deleteUnusedPicture } from "#app/common/photos/picture-owners.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import { lockHotel } from "./lock-hotel.server.ts";
import type { Actor } from "./own-hotels.server.ts";

type ByActor = { hotelId: number; actor: Actor; now: Date };

/**
 * Archives a hotel, or puts it back on sale; bookings stay. Repeating it changes nothing. Refused for a hotel
 * of someone else (`gone`).
 */
export function archiveHotel(
	db: Database,
	{ hotelId, actor, isArchived, now }: ByActor & { isArchived: boolean },
): Promise<{ ok: true; name: string } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const hotel = await lockHotel(trx, { hotelId, actor });
		if (!hotel) return { ok: false, reason: "gone" };
		if ((hotel.archived_at !== null) === isArchived) return { ok: true, name: hotel.name };
		await trx
			.updateTable("hotels")
			.set({
				archived_at: isArchived ? now.toISOString() : null,
				updated_at: nextVersion(hotel.updated_at, now),
			})
			.where("id", "=", hotelId)
			.execute();
		await recordChange(trx, {
			actorId: actor.accountId,
			action: isArchived ? "hotel archived" : "hotel restored",
			subject: `hotel ${hotelId}`,
			detail: hotel.name,
			now,
		});
		return { ok: true, name: hotel.name };
	});
}

export async function countBookings(
	db: Database,
	of: { hotelId: number } | { roomId: number },
): Promise<number> {
	const { count } = await db
		.selectFrom("bookings")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where((eb) => ("roomId" in of ? eb("room_id", "=", of.roomId) : eb("hotel_id", "=", of.hotelId)))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/**
 * Deletes a hotel with its rooms, nights and photos. Refused when it was ever booked (`booked`): it can be
 * archived instead. Refused for a hotel of someone else (`gone`).
 */
export function deleteHotel(
	db: Database,
	{ hotelId, actor, now }: ByActor,
): Promise<{ ok: true; name: string } | { ok: false; reason: "gone" | "booked" }> {
	return transact(db, async (trx) => {
		// Rooms before their hotel, like other changes of a room.
		const rooms = trx.selectFrom("rooms").select("id").where("hotel_id", "=", hotelId).orderBy("id");
		await adapterOf(trx).lockRows(rooms.forUpdate());
		const hotel = await lockHotel(trx, { hotelId, actor, permission: "team" });
		if (!hotel) return { ok: false, reason: "gone" };
		if ((await countBookings(trx, { hotelId })) > 0) return { ok: false, reason: "booked" };
		const pictures = await trx
			.selectFrom("hotel_images")
			.select("image_hash")
			.where("hotel_id", "=", hotelId)
			.union((eb) =>
				eb
					.selectFrom("room_images")
					.innerJoin("rooms", "rooms.id", "room_images.room_id")
					.select("room_images.image_hash")
					.where("rooms.hotel_id", "=", hotelId),
			)
			.execute();
		await trx.deleteFrom("hotels").where("id", "=", hotelId).execute();
		for (const hash of pictures.map(({ image_hash }) => image_hash).toSorted())
			await deleteUnusedPicture(trx, { hash });
		await recordChange(trx, {
			actorId: actor.accountId,
			action: "hotel deleted",
			subject: `hotel ${hotelId}`,
			detail: hotel.name,
			now,
		});
		return { ok: true, name: hotel.name };
	});
}
