import { failureReason } from "#app/http/log/failure.server.ts";
import { MOVE_GONE } from "#app/rent/move-messages.ts";

type ReadMove<Move> = { ok: true; booking: Move } | { ok: false; reason: string; status: number };

/** The booking that a dialog of the dashboard is about, or why it can't be shown. */
export async function readForDialog<Move>(
	request: Request,
	reading: Promise<Move | undefined>,
): Promise<ReadMove<Move>> {
	try {
		const booking = await reading;
		return booking ? { ok: true, booking } : { ok: false, reason: MOVE_GONE, status: 404 };
	} catch (error) {
		return { ok: false, reason: failureReason(error, "read a moving booking", request), status: 503 };
	}
}
