import type { Viewer } from "#app/common/viewer.server.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { type BookingChangeOutcome, changeBooking } from "#app/travel/stays/change-booking.server.ts";
import type { Database } from "#db/client.ts";

/**
 * A guest cancels their own stay, from the status they saw it in and for no more than the fee they saw (minor
 * units). "gone" for who may not see the booking; everything else is as `changeBooking` says.
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
