import type { Database } from "#db/client.ts";
import { productPath } from "./product-path.ts";

/** Product ids for each sitemap, which may hold 50,000 URLs; the first also has hotels and categories. */
const SIZE = 5_000;

/** A public path, and when its page last changed. */
type Listed = { path: string; changed?: string };

/**
 * Returns one sitemap of the products on sale, counted from 1; the first also lists the categories. Each
 * covers a fixed range of product ids, so that a product stays in its sitemap. Without a page number, returns
 * everything if it fits into one sitemap, otherwise the number of sitemaps. Undefined for an unknown page.
 */
export async function readSitemap(
	db: Database,
	{ page, size = SIZE }: { page?: number; size?: number },
): Promise<{ pages: number } | { listed: Listed[] } | undefined> {
	const pages = Math.max(1, Math.ceil((await lastActive(db)) / size));
	if (page === undefined && pages > 1) return { pages };
	const shown = page ?? 1;
	if (shown < 1 || shown > pages) return undefined;
	const products = await db
		.selectFrom("products")
		.select(["id", "updated_at"])
		.where("status", "=", "active")
		.where("id", ">", (shown - 1) * size)
		.where("id", "<=", shown * size)
		.orderBy("id")
		.execute();
	const slugs = shown === 1 ? await listCategorySlugs(db) : [];
	return {
		listed: [
			...slugs.map((slug) => ({ path: `/collection?${new URLSearchParams({ category: slug })}` })),
			...products.map(({ id, updated_at }) => ({ path: productPath(id), changed: updated_at })),
		],
	};
}

/** The highest id of an active product, or 0. */
async function lastActive(db: Database): Promise<number> {
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
async function listCategorySlugs(db: Database): Promise<string[]> {
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
