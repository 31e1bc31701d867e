import type { Viewer } from "#app/common/access/viewer.server.ts";
import { authorOf, isStayOver } from "#app/reviews/review-form.ts";
import { type ReviewOutcome, storeReview, type WrittenStayReview } from "#app/reviews/write-review.server.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

/**
 * Stores the review of a stay: once for each booking, after check-out, by whoever may see the booking. The
 * hotel's ratings are updated in the same transaction. Repeating the same review succeeds.
 */
export function reviewStay(
	db: Database,
	{ number, viewer, ...review }: WrittenStayReview & { number: string; viewer: Viewer },
): Promise<ReviewOutcome> {
	return transact(db, async (trx) => {
		const booking = await lockBooking(trx, number, viewer);
		if (!booking) return { ok: false, reason: "gone" };
		if (!isStayOver(booking)) return { ok: false, reason: "too_early" };
		return storeReview(
			trx,
			{ hotel_id: booking.hotel_id, booking_id: booking.id },
			{ ...review, author: authorOf(booking.name) },
		);
	});
}
