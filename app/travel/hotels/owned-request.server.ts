import { json } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import type { HotelPermission } from "#app/travel/team/member-roles.ts";
import { type Actor, readOwnHotel, readOwnRoom } from "./own-hotels.server.ts";
import { framedHotel, framedRoom, type Owned } from "./owned.ts";
import type { HotelOrRoom } from "./photos.server.ts";

/* The hotel or room in the path of a page. Throws a 404 unless the actor may work on it. */

type Params = { hotelId?: string | undefined; roomId?: string | undefined };

export async function hotelFromParams(
	{ hotelId = "" }: Params,
	actor: Actor,
	permission: HotelPermission = "hotel",
) {
	const hotel = await readOwnHotel(db, { hotelId: unmaskId(hotelId), actor, permission });
	if (!hotel) throw json(null, { status: 404 });
	return hotel;
}

export async function roomFromParams({ roomId = "" }: Params, actor: Actor) {
	const room = await readOwnRoom(db, { roomId: unmaskId(roomId), actor });
	if (!room) throw json(null, { status: 404 });
	return room;
}

/** For pages that hotels and rooms have in common. */
export async function ownedFromParams(
	params: Params,
	actor: Actor,
	permission: HotelPermission = "hotel",
): Promise<{ owned: Owned; owner: HotelOrRoom }> {
	if (params.roomId !== undefined) {
		const room = framedRoom(await roomFromParams(params, actor));
		return { owned: { kind: "room", room }, owner: { roomId: room.id } };
	}
	const hotel = framedHotel(await hotelFromParams(params, actor, permission));
	return { owned: { kind: "hotel", hotel }, owner: { hotelId: hotel.id } };
}
