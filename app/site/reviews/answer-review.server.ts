import { type ExpressionBuilder, sql } from "kysely";
import { addToTrail } from "#app/common/audit.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { reachable } from "#app/common/lists/most-counted.ts";
import { pageWithin } from "#app/common/lists/place-of-page.ts";
import type { Desk } from "#app/common/reviews/review-list.ts";
import { type Actor, isManagedBy } from "#app/travel/hotels/own-hotels.server.ts";
import { lockActor } from "#app/travel/team/lock-actor.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

const isOf = (desk: Desk, actor: Actor) => (eb: ExpressionBuilder<Schema, "reviews">) =>
	desk === "hotels"
		? eb("reviews.hotel_id", "in", eb.selectFrom("hotels").select("hotels.id").where(isManagedBy(actor)))
		: eb(desk === "products" ? "reviews.product_id" : "reviews.move_id", "is not", null);

/** One page of reviews for their desk: those without an answer first, then the latest. */
export async function listReviews(
	db: Database,
	{ desk, actor, page, size }: { desk: Desk; actor: Actor; page: number; size: number },
) {
	const matching = db
		.selectFrom("reviews")
		.leftJoin("hotels", "hotels.id", "reviews.hotel_id")
		.leftJoin("products", "products.id", "reviews.product_id")
		.leftJoin("moving_bookings as moves", "moves.id", "reviews.move_id")
		.where(isOf(desk, actor) as never);
	const total = await countRows(db, db.selectFrom("reviews").where(isOf(desk, actor)));
	const shown = pageWithin({ page, size }, reachable(total));
	const rows = await matching
		.select(["reviews.id", "reviews.rating", "reviews.author", "reviews.title", "reviews.message"])
		.select(["reviews.answer", "reviews.answered_at", "reviews.created_at"])
		.select(["reviews.hotel_id", "reviews.product_id", "hotels.name as hotel", "products.title as product"])
		.select("moves.number as move")
		.orderBy(sql`(reviews.answered_at is not null)`)
		.orderBy("reviews.id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return { rows, total, page: shown };
}

/** One review that the actor may answer; undefined (a 404) for other and unknown ones. */
export const findReview = (
	db: Database,
	{ reviewId, desk, actor }: { reviewId: number | null; desk: Desk; actor: Actor },
) =>
	db
		.selectFrom("reviews")
		.select(["id", "rating", "author", "title", "message", "answer", "answered_at", "created_at"])
		.where("id", "=", reviewId ?? 0)
		.where(isOf(desk, actor))
		.executeTakeFirst();

/**
 * Answers a review, or changes the answer, with one conditional update from the expected answer: the later of
 * two simultaneous answers is refused. Repeating the same answer succeeds.
 */
export async function answerReview(
	db: Database,
	input: {
		reviewId: number | null;
		desk: Desk;
		actor: Actor;
		expectedVersion: string;
		answer: string;
		now: Date;
	},
): Promise<{ ok: true } | { ok: false; reason: "gone" | "changed" }> {
	const { reviewId, desk, actor, expectedVersion, answer, now } = input;
	const isChanged = await transact(db, async (trx) => {
		await lockActor(trx, actor.accountId);
		const changed = await trx
			.updateTable("reviews")
			.set({ answer, answered_at: now.toISOString() })
			.where("id", "=", reviewId ?? 0)
			.where("answer", "=", expectedVersion)
			.where(isOf(desk, actor) as never)
			.returning("id")
			.executeTakeFirst();
		const { accountId: actorId } = actor;
		if (changed) await addToTrail(trx, { action: "answer", subject: `review ${changed.id}`, actorId, now });
		return changed !== undefined;
	});
	if (isChanged) return { ok: true };
	const review = await findReview(db, { reviewId, desk, actor });
	if (!review) return { ok: false, reason: "gone" };
	return review.answer === answer ? { ok: true } : { ok: false, reason: "changed" };
}
