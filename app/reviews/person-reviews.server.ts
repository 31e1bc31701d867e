import type { Transaction } from "kysely";
import type { OwnPicture } from "#app/account/subjects.server.ts";
import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { deleteUnusedPicture } from "#app/common/photos/picture-owners.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** What a person reviews: products of orders, or bookings. */
const REVIEWED = {
	orders: { column: "order_id", of: "products", name: "title", key: "product_id" },
	bookings: { column: "booking_id", of: "hotels", name: "name", key: "hotel_id" },
} as const;

/** The photos of a person's reviews, for themselves. */
export async function listReviewPictures(
	db: Database,
	table: keyof typeof REVIEWED,
	owner: DataOwner,
): Promise<OwnPicture[]> {
	const { column, of, name, key } = REVIEWED[table];
	// The two tables and their columns differ by name only, so the types follow one of them.
	const rows = await db
		.selectFrom("review_photos")
		.innerJoin("reviews", "reviews.id", "review_photos.review_id")
		.innerJoin(table as "orders", `${table as "orders"}.id`, `reviews.${column as "order_id"}`)
		.innerJoin(of as "products", `${of as "products"}.id`, `reviews.${key as "product_id"}`)
		.select(["review_photos.image_hash as hash", `${of as "products"}.${name as "title"} as reviewed`])
		.where(belongsTo(table, owner))
		.orderBy("review_photos.review_id")
		.orderBy("review_photos.position")
		.execute();
	return rows.map(({ hash, reviewed }) => ({ of: t.reviews.export({ reviewed }), description: "", hash }));
}

/**
 * Takes the name and the photos from the review of an erased person's booking, or from those of their order: the
 * rating and the text stay.
 */
export async function anonymizeReviews(
	trx: Transaction<Schema>,
	{ author, ...of }: { author: string } & ({ order_id: number } | { booking_id: number }),
): Promise<void> {
	const reviews = await trx
		.updateTable("reviews")
		.set({ author })
		.where((eb) => eb.and(of))
		.returning("id")
		.execute();
	for (const { id } of reviews) await deleteReviewPhotos(trx, id);
}

/** Deletes the photos of a review, and their pictures that nothing else uses. */
export async function deleteReviewPhotos(trx: Transaction<Schema>, reviewId: number): Promise<void> {
	const photos = await trx
		.deleteFrom("review_photos")
		.where("review_id", "=", reviewId)
		.returning("image_hash")
		.execute();
	for (const { image_hash: hash } of photos.toSorted((a, b) => (a.image_hash < b.image_hash ? -1 : 1)))
		await deleteUnusedPicture(trx, { hash });
}
