import { answerReview } from "#app/reviews/answer-review.server.ts";
import { reviewProduct } from "#app/shop/orders/own/review-product.server.ts";
import type { Database } from "#db/client.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import { seededRandom } from "#demo/random.ts";
import { randomAnswer, randomProductReview, randomRating } from "./review-texts.ts";

const BY_STAFF = { isGranted: true, guestHash: null, accountId: null };

/** Stores reviews of about one in three delivered products, and a few answers of the shop. */
export async function reviewProducts(
	db: Database,
	{ adminId, now }: { adminId: number; now: Date },
): Promise<void> {
	const random = seededRandom(55_441);
	const bought = await db
		.selectFrom("order_lines as line")
		.innerJoin("orders", "orders.id", "line.order_id")
		.select(["orders.number", "orders.name", "orders.updated_at", "line.product_id"])
		.where("orders.fulfilment", "=", "delivered")
		.where("orders.account_id", "is", null)
		.orderBy("orders.updated_at")
		.orderBy("line.id")
		.execute();
	const usedOf = new Map<number, string[]>();
	const reviewers = new Set<string>();
	const reviews: { at: Date; store: () => Promise<void> }[] = [];
	for (const { number, name, updated_at, product_id: productId } of bought) {
		const written = new Date(Date.parse(updated_at) + random() * 6 * DAY_MS);
		// Each product has its own average.
		const mean = 3.7 + (((productId ?? 0) * 37) % 13) / 10;
		const rating = randomRating(random, mean);
		const [isWritten, isAnswered] = [random() < 0.36, random() < (rating < 4 ? 0.6 : 0.1)];
		const answer = randomAnswer(random, "products", rating);
		// Nobody reviews the same product twice.
		const reviewer = `${productId} ${name}`;
		if (!isWritten || productId === null || written > now || reviewers.has(reviewer)) continue;
		reviewers.add(reviewer);
		const used = usedOf.get(productId) ?? [];
		usedOf.set(productId, used);
		const text = randomProductReview(random, rating, used);
		const review = { number, productId, viewer: BY_STAFF, rating, ...text, now: written };
		const store = async () => {
			const outcome = await reviewProduct(db, review);
			if (outcome.ok && isAnswered) await answerLast(db, { productId, answer, adminId, now });
		};
		reviews.push({ at: written, store });
	}
	reviews.sort((a, b) => a.at.getTime() - b.at.getTime());
	for (const { store } of reviews) await store();
	await addPhotos(db);
}

/** Adds photos to every fourth review with four stars or five: of the product, in other order. */
async function addPhotos(db: Database): Promise<void> {
	const liked = await db
		.selectFrom("reviews")
		.select(["id", "product_id"])
		.where("product_id", "is not", null)
		.where("rating", ">=", 4)
		.orderBy("id")
		.execute();
	for (const [at, { id, product_id: productId }] of liked.entries()) {
		if (at % 4 > 0) continue;
		const photos = await db
			.selectFrom("product_images")
			.select("image_hash")
			.where("product_id", "=", productId ?? 0)
			.orderBy("position", "desc")
			.limit(1 + (at % 3))
			.execute();
		const rows = photos.map(({ image_hash }, place) => ({ review_id: id, image_hash, position: place + 1 }));
		if (rows.length > 0) await db.insertInto("review_photos").values(rows).execute();
	}
}

async function answerLast(
	db: Database,
	{ productId, answer, adminId, now }: { productId: number; answer: string; adminId: number; now: Date },
): Promise<void> {
	const last = await db
		.selectFrom("reviews")
		.select(["id", "created_at"])
		.where("product_id", "=", productId)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	if (!last) return;
	const at = new Date(Math.min(Date.parse(last.created_at) + DAY_MS, now.getTime()));
	const actor = { accountId: adminId, role: "Admin" } as const;
	await answerReview(db, {
		reviewId: last.id,
		desk: "products",
		actor,
		expectedAnswer: "",
		answer,
		now: at,
	});
}
