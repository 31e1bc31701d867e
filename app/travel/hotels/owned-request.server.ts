import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { HotelPermission } from "#app/account/memberships/member-roles.ts";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { formatMoment } from "#app/common/calendar.ts";
import type { ChangedSince } from "#app/common/changes/changes.server.ts";
import { type ConflictThing, explainConflict } from "#app/common/changes/conflict.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ReadForm, RefusedForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { readOwnHotel, readOwnRoom } from "./own-hotels.server.ts";
import { framedHotel, framedRoom, type HotelOrRoom, ownedPath } from "./owned.ts";

/* The hotel or room in the path of a page, which throws a 404 unless the actor may work on it, and the answers of their
   forms. */

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

/** The form as it was sent; `isChanged`: another editor was faster, and the page shows both. */
export const redisplayForm = async (refusal: RefusedForm) =>
	json({ lastResult: await refusal.json(), isChanged: refusal.status === 409 }, { status: refusal.status });

/** Refuses a form whose record is gone (404), or which another editor has saved first: who, and when there. */
export function refuseSave(
	{ refuse }: Pick<Extract<ReadForm<unknown>, { ok: true }>, "refuse">,
	what: ConflictThing,
	saved: { reason: "gone" } | ChangedSince,
	{ timeZone, now }: { timeZone: string; now: Date },
): RefusedForm {
	if (saved.reason === "gone") throw json(null, { status: 404 });
	const when = formatMoment(saved.at, timeZone, now);
	const { reason, status } = explainConflict(what, { by: saved.by, isOwn: saved.isOwn, when });
	return refuse({ "": [reason] }, status);
}
