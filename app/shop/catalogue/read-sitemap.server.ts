import type { Database } from "#db/client.ts";
import { productPath } from "./product-path.ts";

/** A sitemap may hold 50,000 addresses; the first one also has room for hotels and categories. */
const SIZE = 38_000;

/** An address that search engines may list, and when what is there was changed. */
type Listed = { path: string; changed?: string };

/**
 * One sitemap, from 1, with what is sold: each product that can be found once, and before the first of them the
 * categories. Without a page, everything when it fits into one, or how many there are. Undefined for a page
 * that is none.
 */
export async function readSitemap(
	db: Database,
	{ page, size = SIZE }: { page?: number; size?: number },
): Promise<{ pages: number } | { listed: Listed[] } | undefined> {
	const pages = Math.max(1, Math.ceil((await countActive(db)) / size));
	if (page === undefined && pages > 1) return { pages };
	const shown = page ?? 1;
	if (shown < 1 || shown > pages) return undefined;
	const products = await db
		.selectFrom("products")
		.select(["id", "updated_at"])
		.where("status", "=", "active")
		.orderBy("id")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	const slugs = shown === 1 ? await listCategorySlugs(db) : [];
	return {
		listed: [
			...slugs.map((slug) => ({ path: `/collection?${new URLSearchParams({ category: slug })}` })),
			...products.map(({ id, updated_at }) => ({ path: productPath(id), changed: updated_at })),
		],
	};
}

/** How many products can be found. */
async function countActive(db: Database): Promise<number> {
	const { count } = await db
		.selectFrom("products")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("status", "=", "active")
		.executeTakeFirstOrThrow();
	return count;
}

/** The slugs of the categories in which something is sold. */
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
