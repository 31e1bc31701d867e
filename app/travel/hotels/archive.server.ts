import type { Transaction } from "kysely";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { deleteUnusedPicture } from "#app/common/photos/picture-owners.server.ts";
import { fillRoom } from "#app/travel/nights/fill-nights.server.ts";
import { lockRoom } from "#app/travel/nights/lock-room.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { lockHotel, lockRoomsOf, notePricesRaised } from "./lock-hotel.server.ts";
import type { HotelOrRoomId } from "./owned.ts";
import { summariseHotel } from "./summarise-hotel.server.ts";

type ByActor = HotelOrRoomId & { actor: Actor; now: Date };

/**
 * Archives a hotel or a room, or puts it back on sale; bookings stay and keep their nights. Repeating it changes
 * nothing. Refused for one of someone else (`gone`).
 */
export function archiveOwned(
	db: Database,
	{ kind, id, actor, isArchived, now }: ByActor & { isArchived: boolean },
): Promise<{ ok: true; name: string } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		if (kind === "hotel" && !isArchived) await lockRoomsOf(trx, id);
		const owned = await lockOwned(trx, { kind, id, actor });
		if (!owned) return { ok: false, reason: "gone" };
		const { name, hotelId, archived_at, updated_at } = owned;
		if ((archived_at !== null) === isArchived) return { ok: true, name };
		await trx
			.updateTable(kind === "hotel" ? "hotels" : "rooms")
			.set({
				archived_at: isArchived ? now.toISOString() : null,
				updated_at: nextVersion(updated_at, now),
			})
			.where("id", "=", id)
			.execute();
		if (!isArchived)
			await notePricesRaised(trx, { ...(kind === "room" ? { roomId: id } : { hotelId: id }), now });
		// The nights of an archived room were not kept up to date.
		if (kind === "room" && !isArchived) await fillRoom(trx, { roomId: id, now });
		const entry =
			kind === "hotel"
				? ({ action: isArchived ? "hotel archived" : "hotel restored", subject: `hotel ${id}` } as const)
				: ({ action: isArchived ? "room archived" : "room restored", subject: `room ${id}` } as const);
		await recordChange(trx, { ...entry, actorId: actor.accountId, detail: name, now });
		if (kind === "room") await summariseHotel(trx, hotelId);
		return { ok: true, name };
	});
}

/**
 * Deletes a hotel or a room with what belongs to it: rooms, nights and photos. Refused when it was ever booked
 * (`booked`): it can be archived instead. Refused for one of someone else (`gone`), and for a hotel to all but its owner.
 */
export function deleteOwned(
	db: Database,
	{ kind, id, actor, now }: ByActor,
): Promise<{ ok: true; name: string } | { ok: false; reason: "gone" | "booked" }> {
	return transact(db, async (trx) => {
		// Rooms before their hotel, like other changes of a room, and against a concurrent booking: it is either counted
		// here, or comes too late.
		const rooms = trx
			.selectFrom("rooms")
			.select("id")
			.where(kind === "hotel" ? "hotel_id" : "id", "=", id)
			.orderBy("id");
		await adapterOf(trx).lockRows(rooms.forUpdate());
		const owned = await lockOwned(trx, { kind, id, actor }, "team");
		if (!owned) return { ok: false, reason: "gone" };
		const { name, hotelId } = owned;
		if ((await countBookings(trx, { kind, id })) > 0) return { ok: false, reason: "booked" };
		const pictures = await trx
			.selectFrom("room_images")
			.innerJoin("rooms", "rooms.id", "room_images.room_id")
			.select("room_images.image_hash")
			.where(kind === "hotel" ? "rooms.hotel_id" : "rooms.id", "=", id)
			.$if(kind === "hotel", (ofRooms) =>
				ofRooms.union((eb) =>
					eb.selectFrom("hotel_images").select("hotel_images.image_hash").where("hotel_id", "=", id),
				),
			)
			.execute();
		await trx
			.deleteFrom(kind === "hotel" ? "hotels" : "rooms")
			.where("id", "=", id)
			.execute();
		await recordChange(trx, {
			actorId: actor.accountId,
			action: `${kind} deleted`,
			subject: `hotel ${hotelId}`,
			detail: name,
			now,
		});
		if (kind === "room") await summariseHotel(trx, hotelId);
		for (const hash of new Set(pictures.map(({ image_hash }) => image_hash).toSorted()))
			await deleteUnusedPicture(trx, { hash });
		return { ok: true, name };
	});
}

/** Locks a hotel, or a room, for which the actor has the permission; undefined for others. */
async function lockOwned(
	trx: Transaction<Schema>,
	{ kind, id, actor }: HotelOrRoomId & { actor: Actor },
	permission?: "team",
) {
	if (kind === "hotel") {
		const hotel = await lockHotel(trx, { hotelId: id, actor, ...(permission ? { permission } : {}) });
		return hotel && { ...hotel, hotelId: id };
	}
	const room = await lockRoom(trx, { roomId: id, actor });
	return room && { ...room, hotelId: room.hotel_id };
}

export async function countBookings(db: Database, { kind, id }: HotelOrRoomId): Promise<number> {
	const { count } = await db
		.selectFrom("bookings")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where(kind === "hotel" ? "hotel_id" : "room_id", "=", id)
		.executeTakeFirstOrThrow();
	return Number(count);
}
