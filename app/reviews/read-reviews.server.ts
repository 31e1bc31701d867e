import { readText } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";

/** What is reviewed. */
export type Reviewed = { hotelId: number } | { productId: number } | "moves";

const PER_PAGE = 5;
const RATINGS = [5, 4, 3, 2, 1] as const;

/** Which reviews a page shows. */
export type ReviewChoice = {
	/** A page from 1. */
	page: number;
	/** Only those with this rating; null for all. */
	stars: number | null;
};

const reviewsOf = (db: Database, of: Reviewed) =>
	db.selectFrom("reviews").where((eb) => {
		if (of === "moves") return eb("move_id", "is not", null);
		return "hotelId" in of ? eb("hotel_id", "=", of.hotelId) : eb("product_id", "=", of.productId);
	});

/** The number of reviews for each rating (from 5 down to 1), and one page of them or of those chosen, latest first. */
export async function readReviews(
	db: Database,
	of: Reviewed,
	{ page = 1, stars = null }: Partial<ReviewChoice> = {},
) {
	const counts = await countByRating(db, of);
	const byStars = RATINGS.map((rating) => ({ rating, count: counts[`rated_${rating}`] ?? 0 }));
	const count = byStars.reduce((all, row) => all + row.count, 0);
	const sum = byStars.reduce((all, row) => all + row.count * row.rating, 0);
	const listed = stars === null ? count : (byStars.find(({ rating }) => rating === stars)?.count ?? 0);
	const pages = Math.max(1, Math.ceil(listed / PER_PAGE));
	const shown = Math.min(Math.max(1, page), pages);
	const written = listed === 0 ? [] : await readPage(db, of, { page: shown, stars });
	const photos = await readReviewPhotos(
		db,
		written.map(({ id }) => id),
	);
	const rows = written.map((row) => ({
		...row,
		photos: photos.filter(({ review_id }) => review_id === row.id).map(({ hash }) => hash),
	}));
	return { byStars, count, sum, rows, stars, page: shown, pages };
}

export type Reviews = Awaited<ReturnType<typeof readReviews>>;

const MOST_COUNTED = 1_000;

/** The number of all reviews. The count stops at 1,000; `isMore`: there are more. */
export async function countReviews(db: Database) {
	const { count } = await db
		.selectFrom(
			db
				.selectFrom("reviews")
				.select("id")
				.limit(MOST_COUNTED + 1)
				.as("counted"),
		)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
}

/** The products of an order that have been reviewed from it. */
export async function reviewedProducts(db: Database, { orderId }: { orderId: number }): Promise<number[]> {
	const rows = await db.selectFrom("reviews").select("product_id").where("order_id", "=", orderId).execute();
	return rows.map((row) => row.product_id ?? 0);
}

/** Whether the stay of a booking has been reviewed. */
export async function isStayReviewed(db: Database, { bookingId }: { bookingId: number }): Promise<boolean> {
	const row = await db
		.selectFrom("reviews")
		.select("id")
		.where("booking_id", "=", bookingId)
		.executeTakeFirst();
	return row !== undefined;
}

/** Whether the move with this number has been reviewed. */
export async function isMoveReviewed(db: Database, { number }: { number: string }): Promise<boolean> {
	const row = await db
		.selectFrom("reviews")
		.innerJoin("moving_bookings", "moving_bookings.id", "reviews.move_id")
		.select("reviews.id")
		.where("moving_bookings.number", "=", number)
		.executeTakeFirst();
	return row !== undefined;
}

/** The counts that are kept with a hotel or product, those of moves from an index of ratings alone. */
async function countByRating(db: Database, of: Reviewed): Promise<Record<string, number>> {
	if (of === "moves") {
		const rows = await reviewsOf(db, of)
			.select(["rating", (eb) => eb.fn.countAll<number>().as("count")])
			.groupBy("rating")
			.execute();
		return Object.fromEntries(rows.map(({ rating, count }) => [`rated_${rating}`, count]));
	}
	const kept = await db
		.selectFrom("hotelId" in of ? "hotels" : "products")
		.select(["rated_1", "rated_2", "rated_3", "rated_4", "rated_5"])
		.where("id", "=", "hotelId" in of ? of.hotelId : of.productId)
		.executeTakeFirst();
	return kept ?? {};
}

async function readPage(db: Database, of: Reviewed, { page, stars }: ReviewChoice) {
	const reviews = await reviewsOf(db, of)
		.select(["id", "rating", "author", "title", "message", "answer", "answered_at", "created_at"])
		.$if(stars !== null, (query) => query.where("rating", "=", stars ?? 0))
		.orderBy("id", "desc")
		.limit(PER_PAGE)
		.offset((page - 1) * PER_PAGE)
		.execute();
	return reviews.map((review) => ({ ...review, author: readText(review.author) }));
}

/** The photos of these reviews, in order. */
export async function readReviewPhotos(db: Database, reviewIds: readonly number[]) {
	if (reviewIds.length === 0) return [];
	return db
		.selectFrom("review_photos")
		.innerJoin("images", "images.hash", "review_photos.image_hash")
		.select(["review_photos.review_id", "images.hash", "images.width", "images.height", "images.colour"])
		.where("review_photos.review_id", "in", [...reviewIds])
		.orderBy("review_photos.review_id")
		.orderBy("review_photos.position")
		.execute();
}

/** The author and photos of a review of a hotel or product; undefined for other reviews and those without photos. */
export async function readPhotosOfReview(db: Database, of: Reviewed, reviewId: number | null) {
	const review = await reviewsOf(db, of)
		.select(["id", "author"])
		.where("id", "=", reviewId ?? 0)
		.executeTakeFirst();
	if (!review) return undefined;
	const photos = await readReviewPhotos(db, [review.id]);
	const named = photos.map(({ review_id: _, ...photo }) => ({ ...photo, alt: "" }));
	return named.length > 0 ? { ...review, author: readText(review.author), photos: named } : undefined;
}
