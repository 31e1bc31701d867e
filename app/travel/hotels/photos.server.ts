import type { Transaction } from "kysely";
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

export const managedPhotos = (of: HotelOrRoom, actor: Actor): PhotoRules => ({
	owner: photosOf(of),
	lock: (trx) =>
		of.roomId === undefined ? lockHotel(trx, { ...of, actor }) : lockRoom(trx, { ...of, actor }),
	finish: (trx) => showFirstPhoto(trx, of),
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
