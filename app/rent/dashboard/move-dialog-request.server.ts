import { json } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { describeCurrentStatus } from "#app/rent/moves/move-messages.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import type { Database } from "#db/client.ts";
import { MOVING_LIST, screenUnderDialog } from "./moving-filters.ts";

type Asked = { request: Request; params: { number?: string | undefined } };

/**
 * Answers the loader of a dialog of the dashboard: the booking that it is about, or why it can't be shown; it is gone, or
 * its status does not allow it. `list`: the screen under the dialog.
 */
export async function loadMoveDialog<Move extends { status: MovingStatus }, Shown extends object>(
	{ request, params }: Asked,
	read: (db: Database, of: { number: string }) => Promise<Move | undefined>,
	isAllowed: (status: MovingStatus) => boolean,
	shown: Shown,
) {
	const number = orderNumberFrom(params);
	const list = screenUnderDialog(request.url, number);
	const refuse = (reason: string, status: number, back = list) =>
		json({ ...shown, list: back, booking: null, reason }, { status });
	try {
		const booking = await read(db, { number });
		if (!booking) return refuse(t.moveRefusals.gone, 404, MOVING_LIST.hrefAt(request.url));
		// A form that returns from its POST has already been checked by the action.
		if (request.method === "GET" && !isAllowed(booking.status))
			return refuse(describeCurrentStatus(booking.status), 409);
		return json({ ...shown, list, booking, reason: null });
	} catch (error) {
		return refuse(failureReason(error, "read a moving booking", request), 503);
	}
}
