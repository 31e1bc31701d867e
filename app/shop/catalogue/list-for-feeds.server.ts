import { translated } from "#app/common/language/translated.ts";
import type { Database } from "#db/client.ts";
import { shownValues } from "./option-values.server.ts";

/** The newest products, for the feed. */
export async function listForFeed(db: Database, { count }: { count: number }) {
	const products = await db
		.selectFrom("products")
		.select(["id", "title", "description", "price_from", "image_hash", "published_at", "updated_at"])
		.select("translations")
		.where("status", "=", "active")
		.orderBy("published_at", "desc")
		.orderBy("id", "desc")
		.limit(count)
		.execute();
	return products.map((product) => translated(product, ["title", "description"]));
}

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
	const rows = await db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.select(["products.id", "title", "products.description", "vendor", "products.image_hash"])
		.select(["option1_name", "option2_name", "option3_name", "products.translations"])
		.select(["categories.name as category", "categories.translations as category_translations"])
		.where("status", "=", "active")
		.where("products.id", ">", after)
		.orderBy("products.id")
		.limit(count)
		.execute();
	if (rows.length === 0) return [];
	const products = rows.map(({ category_translations, ...row }) => ({
		...translated(row, ["title", "description"]),
		stored: row.translations,
		category: translated({ name: row.category, translations: category_translations }, ["name"]).name,
	}));
	const variants = await db
		.selectFrom("variants")
		.select(["id", "product_id", "option1", "option2", "option3", "barcode", "price", "compare_at"])
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
	return products.map(({ stored, ...product }) => ({
		...product,
		variants: variants
			.filter((variant) => variant.product_id === product.id)
			.map((variant) => ({ ...variant, ...shownValues({ ...variant, translations: stored }) })),
	}));
}

export type MerchantProduct = Awaited<ReturnType<typeof listForMerchants>>[number];
