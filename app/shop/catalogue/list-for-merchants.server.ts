import type { Database } from "#db/client.ts";

/** Written without a pause, so few enough to take only milliseconds. */
const PER_PAGE = 50;

/**
 * Returns a page of the products on sale with their variants, by id: those with an id above `after`. An empty
 * page is the end.
 */
export async function listForMerchants(
	db: Database,
	{ after, count = PER_PAGE }: { after: number; count?: number },
) {
	const products = await db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.select(["products.id", "title", "products.description", "vendor", "products.image_hash"])
		.select(["option1_name", "option2_name", "option3_name", "categories.name as category"])
		.where("status", "=", "active")
		.where("products.id", ">", after)
		.orderBy("products.id")
		.limit(count)
		.execute();
	if (products.length === 0) return [];
	const variants = await db
		.selectFrom("variants")
		.select(["id", "product_id", "option1", "option2", "option3", "sku", "barcode", "price", "compare_at"])
		.select(["stock", "is_tracked", "is_oversellable", "image_hash"])
		.where(
			"product_id",
			"in",
			products.map(({ id }) => id),
		)
		.where("archived_at", "is", null)
		.orderBy("product_id")
		.orderBy("position")
		.orderBy("id")
		.execute();
	const byProduct = new Map<number, typeof variants>();
	for (const variant of variants) {
		const others = byProduct.get(variant.product_id);
		if (others) others.push(variant);
		else byProduct.set(variant.product_id, [variant]);
	}
	return products.map((product) => ({ ...product, variants: byProduct.get(product.id) ?? [] }));
}

export type MerchantProduct = Awaited<ReturnType<typeof listForMerchants>>[number];
