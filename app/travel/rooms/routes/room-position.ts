import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { moveRoom } from "#app/travel/rooms/move-room.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, actor);
	return redirect(`${hotelEditPath(hotel.id)}/rooms`, { status: 303 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelManager(request);
	const { id: hotelId } = await hotelFromParams(params, actor);
	const form = await readForm(request, z.object({ to: z.enum(["up", "down"]) }), actor);
	if (!form.ok) return form.refusal;
	const roomId = unmaskId(params.roomId ?? "") ?? 0;
	const moved = await moveRoom(db, { hotelId, roomId, actor, by: form.value.to === "up" ? -1 : 1 });
	if (!moved.ok) throw json(null, { status: 404 });
	return redirect(`${hotelEditPath(hotelId)}/rooms`, { status: 303 });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
