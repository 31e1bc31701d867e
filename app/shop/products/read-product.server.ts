import { optionsOf } from "#app/shop/stock/product-options.ts";
import type { Database } from "#db/client.ts";
import { readChosen } from "./goes-with.server.ts";

/** The product in the header of its back-office pages, or undefined. */
export async function findProduct(db: Database, { productId }: { productId: number | null }) {
	return db
		.selectFrom("products")
		.select(["id", "title", "status", "updated_at as updatedAt"])
		.where("id", "=", productId ?? 0)
		.executeTakeFirst();
}

/** A product as its form shows it: its details and the options of its variants. */
export async function readProduct(db: Database, { productId }: { productId: number | null }) {
	const product = await db
		.selectFrom("products")
		.selectAll()
		.where("id", "=", productId ?? 0)
		.executeTakeFirst();
	if (!product) return undefined;
	const variants = await db
		.selectFrom("variants")
		.select(["option1", "option2", "option3"])
		.where("product_id", "=", product.id)
		.where("archived_at", "is", null)
		.orderBy("position")
		.orderBy("id")
		.execute();
	const values = variants.map(({ option1, option2, option3 }) => ({
		values: [option1, option2, option3] as const,
	}));
	const goesWith = await readChosen(db, { productId: product.id });
	return { ...product, goesWith, options: optionsOf(product, values), variantCount: variants.length };
}

export function listCategoryNames(db: Database) {
	return db.selectFrom("categories").select(["id", "name"]).orderBy("position").orderBy("name").execute();
}
