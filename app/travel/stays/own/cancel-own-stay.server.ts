import type { Viewer } from "#app/common/viewer.server.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { type BookingChangeOutcome, changeBooking } from "#app/travel/stays/change-booking.server.ts";
import type { Database } from "#db/client.ts";

/**
 * Cancels a guest's own stay, from the expected status and for no more than the fee they saw (minor units).
 * Refused as "gone" when they may not see the booking; otherwise the rules of `changeBooking` apply.
 */
export function cancelOwnStay(
	db: Database,
	cancellation: {
		number: string;
		viewer: Viewer;
		expectedVersion: BookingStatus;
		expectedFee: number;
		now: Date;
	},
): Promise<BookingChangeOutcome> {
	const { viewer } = cancellation;
	return changeBooking(db, { ...cancellation, to: "cancelled", by: "guest", actorId: viewer.accountId });
}
