import { type ExpressionBuilder, sql } from "kysely";
import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { readText } from "#app/common/changes/stored-text.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { reachable } from "#app/common/lists/most-counted.ts";
import { pageWithin } from "#app/common/lists/place-of-page.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { deleteReviewPhotos } from "./person-reviews.server.ts";
import { readReviewPhotos } from "./read-reviews.server.ts";
import { ASPECTS } from "./review-aspects.ts";
import type { Desk } from "./review-desks.ts";
import { countReview } from "./write-review.server.ts";

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
		.select(ASPECTS.map((aspect) => `reviews.${aspect}` as const))
		.orderBy(sql`(reviews.answered_at is not null)`)
		.orderBy("reviews.id", "desc")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return { rows: rows.map((row) => ({ ...row, author: readText(row.author) })), total, page: shown };
}

/** One review that the actor may answer; undefined (a 404) for other and unknown ones. */
export async function findReview(
	db: Database,
	{ reviewId, desk, actor }: { reviewId: number | null; desk: Desk; actor: Actor },
) {
	const review = await db
		.selectFrom("reviews")
		.select(["id", "rating", "author", "title", "message", "answer", "answered_at", "created_at", ...ASPECTS])
		.where("id", "=", reviewId ?? 0)
		.where(isOf(desk, actor))
		.executeTakeFirst();
	if (!review) return undefined;
	const photos = await readReviewPhotos(db, [review.id]);
	return { ...review, author: readText(review.author), photos: photos.map(({ hash }) => hash) };
}

/**
 * Removes a review with its answer and photos, and takes it from the rating. Returns false when it is not there any
 * more, or not at this desk.
 */
export function removeReview(
	db: Database,
	{ reviewId, desk, actor, now }: { reviewId: number | null; desk: Desk; actor: Actor; now: Date },
): Promise<boolean> {
	return transact(db, async (trx) => {
		await lockActor(trx, actor.accountId);
		const review = await trx
			.selectFrom("reviews")
			.select(["id", "rating", "hotel_id", "product_id", ...ASPECTS])
			.where("id", "=", reviewId ?? 0)
			.where(isOf(desk, actor))
			.$call(adapterOf(trx).forUpdate)
			.executeTakeFirst();
		if (!review) return false;
		await deleteReviewPhotos(trx, review.id);
		await trx.deleteFrom("reviews").where("id", "=", review.id).execute();
		await countReview(trx, { ...review, by: -1 });
		const { accountId: actorId } = actor;
		await recordChange(trx, { action: "removed", subject: `review ${review.id}`, actorId, now });
		return true;
	});
}

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
		expectedAnswer: string;
		answer: string;
		now: Date;
	},
): Promise<{ ok: true } | { ok: false; reason: "gone" | "changed" }> {
	const { reviewId, desk, actor, expectedAnswer, answer, now } = input;
	const isChanged = await transact(db, async (trx) => {
		await lockActor(trx, actor.accountId);
		const changed = await trx
			.updateTable("reviews")
			.set({ answer, answered_at: now.toISOString() })
			.where("id", "=", reviewId ?? 0)
			.where("answer", "=", expectedAnswer)
			.where(isOf(desk, actor) as never)
			.returning("id")
			.executeTakeFirst();
		const { accountId: actorId } = actor;
		if (changed) await recordChange(trx, { action: "answer", subject: `review ${changed.id}`, actorId, now });
		return changed !== undefined;
	});
	if (isChanged) return { ok: true };
	const review = await findReview(db, { reviewId, desk, actor });
	if (!review) return { ok: false, reason: "gone" };
	return review.answer === answer ? { ok: true } : { ok: false, reason: "changed" };
}
