import type { Transaction } from "kysely";
import { lockProduct } from "#app/shop/products/lock-product.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { WantedVariant } from "./wanted-product.ts";

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
		.where("archived_at", "is", null)
		.orderBy("id")
		.execute();
	const archived = await db
		.selectFrom("variants")
		.selectAll()
		.where("product_id", "=", product.id)
		.where("archived_at", "is not", null)
		.orderBy("id", "desc")
		.execute();
	const images = await db
		.selectFrom("product_images")
		.select(["id", "image_hash", "alt", "position"])
		.where("product_id", "=", product.id)
		.orderBy("position")
		.orderBy("id")
		.execute();
	return { ...product, variants, archived, images };
}

/** Like `readCurrentProduct`, but locks it until the end of the transaction. */
export async function lockCurrentProduct(trx: Transaction<Schema>, handle: string) {
	const found = await trx.selectFrom("products").select("id").where("slug", "=", handle).executeTakeFirst();
	if (found) await lockProduct(trx, found.id);
	return readCurrentProduct(trx, handle);
}

export const variantOf = (current: CurrentProduct, { options }: WantedVariant): CurrentVariant | undefined =>
	current.variants.find((variant) => keyOf(currentOptions(variant)) === keyOf(options));

/** The latest archived variant with these options. An import restores it instead of creating a second one. */
export const archivedVariantOf = (
	current: CurrentProduct,
	{ options }: WantedVariant,
): CurrentVariant | undefined =>
	current.archived.find((variant) => keyOf(currentOptions(variant)) === keyOf(options));

export const currentOptions = (variant: CurrentVariant) =>
	[variant.option1, variant.option2, variant.option3].filter((option) => option !== null);

export const keyOf = (options: readonly string[]) => options.join("\u0000").toLowerCase();

export const optionNamesOf = (current: CurrentProduct): string[] =>
	[current.option1_name, current.option2_name, current.option3_name].filter((name) => name !== null);
