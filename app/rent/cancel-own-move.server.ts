import type { Viewer } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";
import { changeMovingStatus } from "./change-move.server.ts";
import type { MoveChangeOutcome } from "./move-history.server.ts";
import type { MovingStatus } from "./moving-booking.ts";

/**
 * Cancels a customer's own booking, from the expected status. Refused as `gone` when the customer may not see
 * the booking; otherwise the rules of `changeMovingStatus` apply.
 */
export function cancelOwnMove(
	db: Database,
	cancellation: { number: string; viewer: Viewer; expectedVersion: MovingStatus; now: Date },
): Promise<MoveChangeOutcome> {
	const { viewer } = cancellation;
	return changeMovingStatus(db, { ...cancellation, to: "cancelled", actorId: viewer.accountId });
}
