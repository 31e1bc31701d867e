import type { Database } from "#db/client.ts";

/** The newest products, for the feed. */
export async function listForFeed(db: Database, { count }: { count: number }) {
	return db
		.selectFrom("products")
		.select(["id", "title", "description", "price_from", "image_hash", "published_at", "updated_at"])
		.where("status", "=", "active")
		.orderBy("published_at", "desc")
		.orderBy("id", "desc")
		.limit(count)
		.execute();
}
