import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { arrangePictures } from "#app/shop/import/pictures/attach-picture.server.ts";
import { slugOf } from "#app/shop/products/slug.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { optionColumns, optionNameColumns } from "#app/shop/stock/product-options.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Schema } from "#db/schema.ts";
import type { ComparedProduct, Comparison, VariantPair } from "./compare-product.server.ts";
import { joinChanges } from "./describe-changes.ts";

type ImportedBy = { accountId: number | null; fileName: string; now: Date };

/**
 * Creates a product from the file, or updates what differs, in the transaction that locks its rows. Columns
 * missing from the file, and variants and pictures it omits, stay as they are. One stock movement changes the
 * stock to the file's quantity. Returns the ids of the variants by row.
 */
export async function applyProduct(
	trx: Transaction<Schema>,
	comparison: Comparison,
	by: ImportedBy,
): Promise<{ productId: number; variantIds: ReadonlyMap<number, number> }> {
	const productId = await saveOwnColumns(trx, comparison, by);
	const variantIds = await applyVariants(trx, { ...comparison, productId, by });
	await arrangePictures(trx, productId, comparison.wanted.images);
	await recordChange(trx, {
		actorId: by.accountId,
		action: "import",
		subject: `product ${productId}`,
		detail: storeText("about", { what: by.fileName, text: joinChanges(comparison.changes) }),
		now: by.now,
	});
	await summariseProducts(trx, [productId]);
	return { productId, variantIds };
}

async function saveOwnColumns(
	trx: Transaction<Schema>,
	{ wanted: { handle, category, columns, optionNames }, current }: ComparedProduct,
	{ now }: ImportedBy,
): Promise<number> {
	const at = now.toISOString();
	const isFirstActive = columns.status === "active" && !current?.published_at;
	const values = {
		...columns,
		...optionNameColumns(optionNames),
		category_id: category ? await categoryOf(trx, category, at) : category === null ? null : undefined,
		published_at: isFirstActive ? at : undefined,
	};
	if (current) {
		await trx
			.updateTable("products")
			.set({ ...values, updated_at: nextVersion(current.updated_at, now) })
			.where("id", "=", current.id)
			.execute();
		return current.id;
	}
	const { id } = await trx
		.insertInto("products")
		.values({
			...values,
			slug: handle,
			description: columns.description ?? "",
			status: columns.status ?? "draft",
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
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

/**
 * Creates the variants of a file, or updates what differs. An archived variant is restored with its ledger.
 * One stock movement changes the stock to the file's quantity. Returns the ids by row.
 */
async function applyVariants(
	trx: Transaction<Schema>,
	{ productId, current: product, pairs, by }: ComparedProduct & { productId: number; by: ImportedBy },
): Promise<ReadonlyMap<number, number>> {
	await releaseSkus(trx, pairs);
	const at = by.now.toISOString();
	const ids = new Map<number, number>();
	let last = Math.max(0, ...(product?.variants ?? []).map(({ position }) => position));
	for (const { wanted, current } of pairs) {
		const stock = current?.stock ?? 0;
		const difference = (wanted.quantity ?? stock) - stock;
		const isOnSale = current?.archived_at === null;
		if (!isOnSale) last += 1;
		const values = { ...wanted.columns, image_hash: wanted.imageHash, updated_at: at };
		const place = { ...optionColumns(wanted.options), position: last, archived_at: null };
		const made = { ...values, ...place, product_id: productId, price: values.price ?? 0, created_at: at };
		const { id } =
			current ?? (await trx.insertInto("variants").values(made).returning("id").executeTakeFirstOrThrow());
		ids.set(wanted.row, id);
		// Stock below zero is filled up before the variant stops selling when out of stock.
		if (difference > 0) await changeStock(trx, id, difference, by);
		if (current)
			await trx
				.updateTable("variants")
				.set(isOnSale ? values : { ...values, ...place })
				.where("id", "=", id)
				.execute();
		if (difference < 0) await changeStock(trx, id, difference, by);
	}
	return ids;
}

/** Takes SKUs from archived variants, and from variants of this product that get another one. */
async function releaseSkus(trx: Transaction<Schema>, pairs: readonly VariantPair[]): Promise<void> {
	const skus = pairs.flatMap(({ wanted }) => wanted.columns.sku ?? []);
	const changing = pairs.flatMap(({ wanted: { columns }, current }) =>
		current && columns.sku !== undefined && columns.sku !== current.sku ? [current.id] : [],
	);
	if (skus.length > 0)
		await trx
			.updateTable("variants")
			.set({ sku: null })
			.where("sku", "in", skus)
			.where("archived_at", "is not", null)
			.execute();
	if (changing.length > 0)
		await trx.updateTable("variants").set({ sku: null }).where("id", "in", changing).execute();
}

async function changeStock(
	trx: Transaction<Schema>,
	variantId: number,
	quantity: number,
	by: ImportedBy,
): Promise<void> {
	const moved = await moveStock(trx, {
		variantId,
		quantity,
		reason: "imported",
		actorId: by.accountId,
		note: by.fileName,
		now: by.now,
	});
	if (!moved.ok) throw new Error(`the stock of variant ${variantId} can't be set: ${moved.left} are left`);
}
