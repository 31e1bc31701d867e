import type { Database } from "#db/client.ts";

/** As many as one sitemap may hold. */
export const SITEMAP_SIZE = 50_000;

/** How many products can be found. */
export async function countActive(db: Database): Promise<number> {
	const { count } = await db
		.selectFrom("products")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("status", "=", "active")
		.executeTakeFirstOrThrow();
	return count;
}

/** The active products of one sitemap, from 1, with when each was changed. */
export async function listForSitemap(db: Database, { page }: { page: number }) {
	return db
		.selectFrom("products")
		.select(["id", "updated_at"])
		.where("status", "=", "active")
		.orderBy("id")
		.limit(SITEMAP_SIZE)
		.offset((page - 1) * SITEMAP_SIZE)
		.execute();
}

/** The slugs of the categories in which something is sold. */
export async function listCategorySlugs(db: Database): Promise<string[]> {
	const rows = await db
		.selectFrom("categories")
		.select("slug")
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("products")
					.select("products.id")
					.whereRef("products.category_id", "=", "categories.id")
					.where("products.status", "=", "active"),
			),
		)
		.orderBy("position")
		.execute();
	return rows.map(({ slug }) => slug);
}

/** The newest products, as the feed tells of them. */
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
