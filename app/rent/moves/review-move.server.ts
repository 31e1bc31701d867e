import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import { authorOf, isMoveReviewable } from "#app/reviews/review-form.ts";
import { type ReviewOutcome, storeReview, type WrittenReview } from "#app/reviews/write-review.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";

/** Stores the review of a delivered move: once, by whoever may see the booking. Repeating the same review succeeds. */
export function reviewMove(
	db: Database,
	{ number, viewer, ...review }: WrittenReview & { number: string; viewer: Viewer },
): Promise<ReviewOutcome> {
	return transact(db, async (trx) => {
		const move = await trx
			.selectFrom("moving_bookings")
			.select(["id", "name", "status"])
			.where("number", "=", number)
			.where(isShownTo("moving_bookings", viewer))
			.$call(adapterOf(trx).forNoKeyUpdate)
			.executeTakeFirst();
		if (!move) return { ok: false, reason: "gone" };
		if (!isMoveReviewable(move)) return { ok: false, reason: "too_early" };
		return storeReview(trx, { move_id: move.id }, { ...review, author: authorOf(move.name) });
	});
}
