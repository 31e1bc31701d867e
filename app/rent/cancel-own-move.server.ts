import type { Viewer } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";
import { changeMovingStatus, type MoveChangeOutcome } from "./change-move.server.ts";
import type { MovingStatus } from "./moving-booking.ts";

/**
 * A customer cancels their own booking, from the status they saw it in. Whoever may not see the booking is
 * told that it is gone; everything else is as when an admin changes it.
 */
export function cancelOwnMove(
	db: Database,
	cancellation: { number: string; viewer: Viewer; expectedVersion: MovingStatus; now: Date },
): Promise<MoveChangeOutcome> {
	const { viewer } = cancellation;
	return changeMovingStatus(db, { ...cancellation, to: "cancelled", actorId: viewer.accountId });
}
