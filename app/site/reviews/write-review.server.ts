import type { Transaction } from "kysely";
import { authorOf, isMoveReviewable, isReviewable, isStayOver } from "#app/common/reviews/review-form.ts";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { lockOrder } from "#app/shop/orders/returns/request-return.server.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

type Written = {
	rating: number;
	title: string;
	message: string;
	now: Date;
};

export type ReviewOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" | "too_early" | "not_bought" | "reviewed" };

/**
 * Stores the review of a stay: once for each booking, after check-out, by whoever may see the booking. The
 * hotel's rating is updated in the same transaction. Repeating the same review succeeds.
 */
export function reviewStay(
	db: Database,
	{ number, viewer, ...review }: Written & { number: string; viewer: Viewer },
): Promise<ReviewOutcome> {
	return transact(db, async (trx) => {
		const booking = await lockBooking(trx, number, viewer);
		if (!booking) return { ok: false, reason: "gone" };
		if (!isStayOver(booking)) return { ok: false, reason: "too_early" };
		return store(
			trx,
			{ hotel_id: booking.hotel_id, booking_id: booking.id },
			{ ...review, author: authorOf(booking.name) },
		);
	});
}

/** Stores the review of a product in a delivered order: once for each product of an order. */
export function reviewProduct(
	db: Database,
	{ number, productId, viewer, ...review }: Written & { number: string; productId: number; viewer: Viewer },
): Promise<ReviewOutcome> {
	return transact(db, async (trx) => {
		const locked = await lockOrder(trx, number, viewer);
		const order = locked && (await readOrder(trx, { number, viewer }));
		if (!order) return { ok: false, reason: "gone" };
		if (!isReviewable(order)) return { ok: false, reason: "too_early" };
		if (!order.lines.some((line) => line.product_id === productId))
			return { ok: false, reason: "not_bought" };
		return store(
			trx,
			{ product_id: productId, order_id: order.id },
			{ ...review, author: authorOf(order.name) },
		);
	});
}

/** Stores the review of a delivered move: once, by whoever may see the booking. Repeating the same review succeeds. */
export function reviewMove(
	db: Database,
	{ number, viewer, ...review }: Written & { number: string; viewer: Viewer },
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
		return store(trx, { move_id: move.id }, { ...review, author: authorOf(move.name) });
	});
}

type Of =
	| { hotel_id: number; booking_id: number }
	| { product_id: number; order_id: number }
	| { move_id: number };

async function store(
	trx: Transaction<Schema>,
	of: Of,
	review: Written & { author: string },
): Promise<ReviewOutcome> {
	const { rating, title, message, author, now } = review;
	const stored = await trx
		.insertInto("reviews")
		.values({ ...of, rating, title, message, author, answered_at: null, created_at: now.toISOString() })
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!stored) {
		const earlier = await trx
			.selectFrom("reviews")
			.select(["rating", "title", "message"])
			.where((eb) => eb.and(of))
			.executeTakeFirst();
		const isSame = earlier?.rating === rating && earlier.title === title && earlier.message === message;
		return isSame ? { ok: true, repeated: true } : { ok: false, reason: "reviewed" };
	}
	if (!("move_id" in of))
		await trx
			.updateTable("hotel_id" in of ? "hotels" : "products")
			.set((eb) => ({
				rating_sum: eb("rating_sum", "+", rating),
				rating_count: eb("rating_count", "+", 1),
			}))
			.where("id", "=", "hotel_id" in of ? of.hotel_id : of.product_id)
			.execute();
	return { ok: true, repeated: false };
}
