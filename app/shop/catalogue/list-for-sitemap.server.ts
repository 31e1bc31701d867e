import type { Database } from "#db/client.ts";

/** The products on sale with an id above `after` and up to `upTo`, with the time of their last change. */
export const listProductsForSitemap = (db: Database, { after, upTo }: { after: number; upTo: number }) =>
	db
		.selectFrom("products")
		.select(["id", "updated_at"])
		.where("status", "=", "active")
		.where("id", ">", after)
		.where("id", "<=", upTo)
		.orderBy("id")
		.execute();

/** The highest id of a product on sale, or 0. */
export async function lastProductOnSale(db: Database): Promise<number> {
	const last = await db
		.selectFrom("products")
		.select("id")
		.where("status", "=", "active")
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return last?.id ?? 0;
}

/** The slugs of the categories that have products on sale. */
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
