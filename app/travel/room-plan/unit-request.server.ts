import { json } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { roomEditPath } from "#app/travel/hotels/owned.ts";
import { roomFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { readUnit } from "#app/travel/units/units.server.ts";

/** Who manages a hotel, and the numbered room of the URL. Throws a 404 for one of another hotel, or not in use any more. */
export async function requireUnit(request: Request, params: { roomId?: string; unitId?: string }) {
	const actor = await requireHotelManager(request);
	const room = await roomFromParams(params, actor);
	const unit = await readUnit(db, { unitId: unmaskId(params.unitId ?? ""), roomId: room.id });
	if (!unit) throw json(null, { status: 404 });
	return { actor, room, unit, back: `${roomEditPath(room.id)}/units`, now: new Date() };
}
