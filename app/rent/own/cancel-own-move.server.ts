import { type ChangeOutcome, changeMovingStatus } from "#app/rent/change-move.server.ts";
import { mayViewMovingBooking } from "#app/rent/list/moving-bookings.server.ts";
import type { MovingStatus } from "#app/rent/moving-booking.ts";
import type { Viewer } from "#app/site/track/viewer.server.ts";
import type { Database } from "#db/client.ts";

/**
 * A customer cancels their own booking, from the status they saw it in. Whoever may not see the booking is
 * told that it is gone; everything else is as when an admin changes it.
 */
export async function cancelOwnMove(
	db: Database,
	cancellation: { number: string; viewer: Viewer; seen: MovingStatus; now: Date },
): Promise<ChangeOutcome> {
	const { viewer, ...change } = cancellation;
	if (!(await mayViewMovingBooking(db, cancellation))) return { ok: false, reason: "gone" };
	return changeMovingStatus(db, { ...change, to: "cancelled", actorId: viewer.accountId });
}
