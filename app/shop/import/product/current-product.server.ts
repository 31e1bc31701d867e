import type { Transaction } from "kysely";
import { lockProduct } from "#app/shop/products/lock-product.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

export type CurrentProduct = NonNullable<Awaited<ReturnType<typeof readCurrentProduct>>>;
export type CurrentVariant = CurrentProduct["variants"][number];

/** The current product with a handle, with its variants in id order and archived ones separately. */
export async function readCurrentProduct(db: Database, handle: string) {
	const product = await db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.selectAll("products")
		.select("categories.name as category")
		.where("products.slug", "=", handle)
		.executeTakeFirst();
	if (!product) return undefined;
	const variants = await db
		.selectFrom("variants")
		.selectAll()
		.where("product_id", "=", product.id)
		.orderBy("id")
		.execute();
	const images = await db
		.selectFrom("product_images")
		.select(["id", "image_hash", "alt", "position"])
		.where("product_id", "=", product.id)
		.orderBy("position")
		.orderBy("id")
		.execute();
	return {
		...product,
		variants: variants.filter(({ archived_at }) => archived_at === null),
		archived: variants.filter(({ archived_at }) => archived_at !== null),
		images,
	};
}

/** Like `readCurrentProduct`, but locks it until the end of the transaction. */
export async function lockCurrentProduct(trx: Transaction<Schema>, handle: string) {
	const found = await trx.selectFrom("products").select("id").where("slug", "=", handle).executeTakeFirst();
	if (found) await lockProduct(trx, found.id);
	return readCurrentProduct(trx, handle);
}

export const currentOptions = (variant: CurrentVariant) =>
	[variant.option1, variant.option2, variant.option3].filter((option) => option !== null);

export const currentOptionNames = (current: CurrentProduct): string[] =>
	[current.option1_name, current.option2_name, current.option3_name].filter((name) => name !== null);
