import type { Transaction } from "kysely";
import { recordChange } from "#app/common/audit.server.ts";
import { nextVersion } from "#app/common/conflict.ts";
import { slugOf } from "#app/shop/products/slug.ts";
import { summariseProducts } from "#app/shop/products/summarise-products.server.ts";
import { optionNameColumns } from "#app/shop/products/variants/product-options.ts";
import type { Schema } from "#db/schema.ts";
import { applyPictures } from "./apply-pictures.server.ts";
import { applyVariants, type Import, type Write } from "./apply-variants.server.ts";
import type { CurrentProduct } from "./current-product.server.ts";
import type { WantedProduct } from "./wanted-product.ts";

/**
 * Creates a product from the file, or updates what differs, in the transaction that locks its rows. Columns
 * missing from the file, and variants and pictures it omits, stay as they are. One stock movement changes the
 * stock to the file's quantity. Returns the ids of the variants by row.
 */
export async function applyProduct(
	trx: Transaction<Schema>,
	{
		wanted,
		current,
		by,
		changes,
	}: { wanted: WantedProduct; current?: CurrentProduct; by: Import; changes: string[] },
): Promise<{ productId: number; variantIds: ReadonlyMap<number, number> }> {
	const write = { trx, by, at: by.now.toISOString() };
	const productId = current ? await changeProduct(write, wanted, current) : await makeProduct(write, wanted);
	const variantIds = await applyVariants(write, { productId, wanted, current });
	await applyPictures(trx, { productId, wanted, current });
	await recordChange(trx, {
		actorId: by.accountId,
		action: "import",
		subject: `product ${productId}`,
		detail: `${by.fileName}: ${changes.join("; ")}`,
		now: by.now,
	});
	await summariseProducts(trx, [productId]);
	return { productId, variantIds };
}

async function makeProduct({ trx, at }: Write, wanted: WantedProduct): Promise<number> {
	const status = wanted.status ?? "draft";
	const { id } = await trx
		.insertInto("products")
		.values({
			slug: wanted.handle,
			title: wanted.title,
			description: wanted.description ?? "",
			vendor: wanted.vendor ?? "",
			tags: wanted.tags ?? "",
			category_id: wanted.category ? await categoryOf(trx, wanted.category, at) : null,
			status,
			...optionNameColumns(wanted.optionNames),
			seo_title: wanted.seoTitle ?? null,
			seo_description: wanted.seoDescription ?? null,
			published_at: status === "active" ? at : null,
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

async function changeProduct(
	{ trx, by, at }: Write,
	wanted: WantedProduct,
	current: CurrentProduct,
): Promise<number> {
	const category =
		wanted.category?.toLowerCase() === current.category?.toLowerCase() ? undefined : wanted.category;
	const isFirstActive = wanted.status === "active" && current.published_at === null;
	await trx
		.updateTable("products")
		.set({
			title: wanted.title,
			description: wanted.description,
			vendor: wanted.vendor,
			tags: wanted.tags,
			category_id: category === undefined ? undefined : category ? await categoryOf(trx, category, at) : null,
			status: wanted.status,
			...optionNameColumns(wanted.optionNames),
			seo_title: wanted.seoTitle,
			seo_description: wanted.seoDescription,
			published_at: isFirstActive ? at : undefined,
			updated_at: nextVersion(current.updated_at, by.now),
		})
		.where("id", "=", current.id)
		.execute();
	return current.id;
}

/** The category with this name, ignoring case; a new one becomes the last. */
async function categoryOf(trx: Transaction<Schema>, name: string, at: string): Promise<number> {
	const all = await trx.selectFrom("categories").select(["id", "name", "position"]).execute();
	// Compared here, because SQLite only lower-cases ASCII letters.
	const found = all.find((category) => category.name.toLowerCase() === name.toLowerCase());
	if (found) return found.id;
	const last = Math.max(0, ...all.map(({ position }) => position));
	const base = slugOf(name) || "category";
	for (let attempt = 1; ; attempt++) {
		const made = await trx
			.insertInto("categories")
			.values({
				slug: attempt === 1 ? base : `${base}-${attempt}`,
				name,
				position: last + 1,
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (made) return made.id;
	}
}
