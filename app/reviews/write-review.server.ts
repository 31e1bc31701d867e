import { sql, type Transaction } from "kysely";
import { type Picture, savePicture } from "#app/common/photos/images.server.ts";
import { forgetWaitingUploads } from "#app/common/photos/waiting-uploads.server.ts";
import type { Schema } from "#db/schema.ts";
import { ASPECTS, type AspectRatings } from "./review-aspects.ts";

export type WrittenReview = {
	rating: number;
	title: string;
	message: string;
	photos?: readonly Picture[];
	/** By what the photos of its refused form wait. */
	uploadHash?: string;
	now: Date;
};

/** The review of a stay; aspects that are left out are not rated. */
export type WrittenStayReview = WrittenReview & Partial<AspectRatings>;

export type ReviewOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" | "too_early" | "not_bought" | "reviewed" };

type Of =
	| { hotel_id: number; booking_id: number }
	| { product_id: number; order_id: number }
	| { move_id: number };

/**
 * Stores a review with its photos in the transaction that has locked what it is about, and counts it in the rating. Repeating the same
 * review succeeds.
 */
export async function storeReview(
	trx: Transaction<Schema>,
	of: Of,
	review: WrittenStayReview & { author: string },
): Promise<ReviewOutcome> {
	const { rating, title, message, author, photos = [], uploadHash, now } = review;
	const { cleanliness = null, location = null, staff = null, value = null } = review;
	const aspects = { cleanliness, location, staff, value };
	const stored = await trx
		.insertInto("reviews")
		.values({
			...of,
			...aspects,
			rating,
			title,
			message,
			author,
			answered_at: null,
			created_at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!stored) {
		const earlier = await trx
			.selectFrom("reviews")
			.select(["rating", "title", "message", ...ASPECTS])
			.where((eb) => eb.and(of))
			.executeTakeFirst();
		const isSame =
			earlier?.rating === rating &&
			earlier.title === title &&
			earlier.message === message &&
			ASPECTS.every((aspect) => earlier[aspect] === aspects[aspect]);
		return isSame ? { ok: true, repeated: true } : { ok: false, reason: "reviewed" };
	}
	await storePhotos(trx, { reviewId: stored.id, photos, now });
	if (uploadHash) await forgetWaitingUploads(trx, { linkHash: uploadHash });
	await countReview(trx, { rating, hotel_id: null, product_id: null, ...of, ...aspects, by: 1 });
	return { ok: true, repeated: false };
}

type Counted = AspectRatings & {
	rating: number;
	hotel_id: number | null;
	product_id: number | null;
	by: 1 | -1;
};

/** Adds a review to the rating of its hotel or product, or takes it away. Those of moves are not counted. */
export async function countReview(
	trx: Transaction<Schema>,
	{ rating, hotel_id, product_id, by, ...aspects }: Counted,
): Promise<void> {
	const id = hotel_id ?? product_id;
	if (id === null) return;
	await trx
		.updateTable(hotel_id === null ? "products" : "hotels")
		.set((eb) => ({
			rating_sum: eb("rating_sum", "+", by * rating),
			rating_count: eb("rating_count", "+", by),
			[`rated_${rating}`]: eb(sql.ref<number>(`rated_${rating}`), "+", by),
		}))
		.where("id", "=", id)
		.execute();
	if (hotel_id !== null) await countAspects(trx, { hotelId: hotel_id, aspects, by });
}

async function countAspects(
	trx: Transaction<Schema>,
	{ hotelId, aspects, by }: { hotelId: number; aspects: AspectRatings; by: 1 | -1 },
): Promise<void> {
	const rated = ASPECTS.flatMap((aspect) => {
		const rating = aspects[aspect];
		return rating === null ? [] : [{ aspect, rating }];
	});
	if (rated.length === 0) return;
	await trx
		.updateTable("hotels")
		.set((eb) =>
			Object.fromEntries(
				rated.flatMap(({ aspect, rating }) => [
					[`${aspect}_sum`, eb(`${aspect}_sum`, "+", by * rating)],
					[`${aspect}_count`, eb(`${aspect}_count`, "+", by)],
				]),
			),
		)
		.where("id", "=", hotelId)
		.execute();
}

async function storePhotos(
	trx: Transaction<Schema>,
	{ reviewId, photos, now }: { reviewId: number; photos: readonly Picture[]; now: Date },
): Promise<void> {
	const hashes = [...new Set(photos.map(({ hash }) => hash))];
	// In the order of their hashes, so that two reviews with the same photos never deadlock.
	for (const picture of photos.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
		await savePicture(trx, { picture, now });
	if (hashes.length > 0)
		await trx
			.insertInto("review_photos")
			.values(hashes.map((image_hash, at) => ({ review_id: reviewId, image_hash, position: at + 1 })))
			.execute();
}
