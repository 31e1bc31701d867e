import type { Viewer } from "#app/common/access/viewer.server.ts";
import { authorOf, isReviewable } from "#app/reviews/review-form.ts";
import { type ReviewOutcome, storeReview, type WrittenReview } from "#app/reviews/write-review.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { lockOrder } from "#app/shop/orders/returns/request-return.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

/** Stores the review of a product in a delivered order: once for each product of an order. */
export function reviewProduct(
	db: Database,
	{
		number,
		productId,
		viewer,
		...review
	}: WrittenReview & { number: string; productId: number; viewer: Viewer },
): Promise<ReviewOutcome> {
	return transact(db, async (trx) => {
		const locked = await lockOrder(trx, number, viewer);
		const order = locked && (await readOrder(trx, { number, viewer }));
		if (!order) return { ok: false, reason: "gone" };
		if (!isReviewable(order)) return { ok: false, reason: "too_early" };
		if (!order.lines.some((line) => line.product_id === productId))
			return { ok: false, reason: "not_bought" };
		return storeReview(
			trx,
			{ product_id: productId, order_id: order.id },
			{ ...review, author: authorOf(order.name) },
		);
	});
}
