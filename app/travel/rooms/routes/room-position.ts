import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { hotelEditPath } from "#app/travel/hotels/owned.ts";
import { moveRoom } from "#app/travel/rooms/move-room.server.ts";

async function readRequestedChange(params: { hotelId?: string }, actor: Actor) {
	const hotel = await readOwnHotel(db, { hotelId: unmaskId(params.hotelId ?? ""), actor });
	if (!hotel) throw json(null, { status: 404 });
	return { hotelId: hotel.id, list: `${hotelEditPath(hotel.id)}/rooms` };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const { list } = await readRequestedChange(params, actor);
	return redirect(list, { status: 303 });
}

/** Moves a room up or down one place within its hotel. */
export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const { hotelId, list } = await readRequestedChange(params, actor);
	const form = await readForm(request, z.object({ to: z.enum(["up", "down"]) }), actor);
	if (!form.ok) return form.refusal;
	const roomId = unmaskId(params.roomId ?? "") ?? 0;
	const moved = await moveRoom(db, { hotelId, roomId, actor, by: form.value.to === "up" ? -1 : 1 });
	if (!moved.ok) throw json(null, { status: 404 });
	return redirect(list, { status: 303 });
}

export { FormOnly as default } from "#app/ui/form-only.ts";
