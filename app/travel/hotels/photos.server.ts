import type { Transaction } from "kysely";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import type { PhotoOwner, PhotoRules } from "#app/common/photos/photos.server.ts";
import { lockRoom } from "#app/travel/nights/lock-room.server.ts";
import type { Schema } from "#db/schema.ts";
import { lockHotel } from "./lock-hotel.server.ts";
import type { HotelOrRoomId } from "./owned.ts";
import { summariseHotel } from "./summarise-hotel.server.ts";

export const photosOf = ({ kind, id }: HotelOrRoomId): PhotoOwner => ({ table: `${kind}_images`, id });

/** The photos of a hotel or a room that the actor manages, with an entry in the trail for each change at `now`. */
export const managedPhotos = (of: HotelOrRoomId, actor: Actor, now = new Date()): PhotoRules => ({
	owner: photosOf(of),
	lock: (trx) =>
		of.kind === "hotel" ? lockHotel(trx, { hotelId: of.id, actor }) : lockRoom(trx, { roomId: of.id, actor }),
	finish: async (trx, detail) => {
		await showFirstPhoto(trx, of);
		const entry =
			of.kind === "hotel"
				? ({ action: "hotel photos", subject: `hotel ${of.id}` } as const)
				: ({ action: "room photos", subject: `room ${of.id}` } as const);
		await recordChange(trx, { ...entry, actorId: actor.accountId, detail, now });
	},
});

/** The first photo is shown wherever the hotel or the room is listed. */
export async function showFirstPhoto(trx: Transaction<Schema>, { kind, id }: HotelOrRoomId): Promise<void> {
	if (kind === "hotel") return summariseHotel(trx, id);
	const first = trx
		.selectFrom("room_images")
		.select("image_hash")
		.where("room_id", "=", id)
		.orderBy("position")
		.orderBy("id")
		.limit(1);
	await trx.updateTable("rooms").set({ image_hash: first }).where("id", "=", id).execute();
}
