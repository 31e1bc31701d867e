import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { HotelPermission } from "#app/account/memberships/member-roles.ts";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { readOwnHotel, readOwnRoom } from "./own-hotels.server.ts";
import { framedHotel, framedRoom, type HotelOrRoom, ownedPath } from "./owned.ts";

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
export const ownedFromParams = async (
	params: Params,
	actor: Actor,
	permission: HotelPermission = "hotel",
): Promise<HotelOrRoom> =>
	params.roomId === undefined
		? framedHotel(await hotelFromParams(params, actor, permission))
		: framedRoom(await roomFromParams(params, actor));

/** The loader of a route that only receives forms about a photo. */
export async function redirectToPhotos({ request, params }: LoaderFunctionArgs) {
	const owned = await ownedFromParams(params, await requireHotelManager(request));
	return redirect(`${ownedPath(owned)}/photos`, { status: 303 });
}
