import type { Transaction } from "kysely";
import { addToTrail } from "#app/common/audit.server.ts";
import type { PhotoOwner, PhotoRules } from "#app/common/photos/photos.server.ts";
import { lockRoom } from "#app/travel/rooms/lock-room.server.ts";
import type { Schema } from "#db/schema.ts";
import { lockHotel } from "./lock-hotel.server.ts";
import type { Actor } from "./own-hotels.server.ts";
import { summariseHotel } from "./summarise-hotel.server.ts";

export type HotelOrRoom = { hotelId: number; roomId?: undefined } | { roomId: number; hotelId?: undefined };

export const photosOf = (of: HotelOrRoom): PhotoOwner =>
	of.roomId === undefined
		? { table: "hotel_images", id: of.hotelId }
		: { table: "room_images", id: of.roomId };

/** The photos of a hotel or a room that the actor manages, with an entry in the trail for each change at `now`. */
export const managedPhotos = (of: HotelOrRoom, actor: Actor, now = new Date()): PhotoRules => ({
	owner: photosOf(of),
	lock: (trx) =>
		of.roomId === undefined ? lockHotel(trx, { ...of, actor }) : lockRoom(trx, { ...of, actor }),
	finish: async (trx, detail) => {
		await showFirstPhoto(trx, of);
		const entry =
			of.roomId === undefined
				? ({ action: "hotel photos", subject: `hotel ${of.hotelId}` } as const)
				: ({ action: "room photos", subject: `room ${of.roomId}` } as const);
		await addToTrail(trx, { ...entry, actorId: actor.accountId, detail, now });
	},
});

/** The first photo is shown wherever the hotel or the room is listed. */
export async function showFirstPhoto(trx: Transaction<Schema>, of: HotelOrRoom): Promise<void> {
	if (of.roomId === undefined) return summariseHotel(trx, of.hotelId);
	const first = trx
		.selectFrom("room_images")
		.select("image_hash")
		.where("room_id", "=", of.roomId)
		.orderBy("position")
		.orderBy("id")
		.limit(1);
	await trx.updateTable("rooms").set({ image_hash: first }).where("id", "=", of.roomId).execute();
}
