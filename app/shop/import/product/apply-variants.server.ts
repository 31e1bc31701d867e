import type { Transaction } from "kysely";
import { optionColumns } from "#app/shop/products/variants/product-options.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import type { Schema } from "#db/schema.ts";
import { archivedVariantOf, type CurrentProduct, variantOf } from "./current-product.server.ts";
import type { WantedProduct, WantedVariant } from "./wanted-product.ts";

export type Import = { accountId: number | null; fileName: string; now: Date };
export type Write = { trx: Transaction<Schema>; by: Import; at: string };

/**
 * Creates the variants of a file, or updates what differs. An archived variant is restored with its ledger.
 * One stock movement changes the stock to the file's quantity. Returns the ids by row.
 */
export async function applyVariants(
	write: Write,
	{ productId, wanted, current }: { productId: number; wanted: WantedProduct; current?: CurrentProduct },
): Promise<ReadonlyMap<number, number>> {
	let position = Math.max(0, ...(current?.variants ?? []).map((variant) => variant.position));
	const variants = wanted.variants.map((variant) => {
		const live = current && variantOf(current, variant);
		return { variant, live, now: live ?? (current && archivedVariantOf(current, variant)) };
	});
	// Existing rows are changed in id order, so that transactions never deadlock.
	variants.sort((a, b) => (a.now?.id ?? Number.MAX_SAFE_INTEGER) - (b.now?.id ?? Number.MAX_SAFE_INTEGER));
	await releaseArchivedSkus(write.trx, wanted);
	// An SKU may move from one variant to another, so all changing ones are released first.
	for (const { variant, now } of variants)
		if (now && variant.sku !== undefined && variant.sku !== now.sku)
			await write.trx.updateTable("variants").set({ sku: null }).where("id", "=", now.id).execute();
	const ids = new Map<number, number>();
	for (const { variant, live, now } of variants) {
		position += live ? 0 : 1;
		const id = now?.id ?? (await makeVariant(write, productId, variant, position));
		ids.set(variant.row, id);
		const difference = (variant.quantity ?? now?.stock ?? 0) - (now?.stock ?? 0);
		// Stock below zero is filled up before the variant stops selling when out of stock.
		if (difference > 0) await setStock(write, id, difference);
		if (now) await changeVariant(write, id, variant);
		if (now && !live) await restoreVariant(write, id, variant, position);
		if (difference < 0) await setStock(write, id, difference);
	}
	return ids;
}

/** An archived variant releases its SKU to one that is on sale. */
async function releaseArchivedSkus(trx: Transaction<Schema>, wanted: WantedProduct): Promise<void> {
	const skus = wanted.variants.flatMap(({ sku }) => (sku ? [sku] : []));
	if (skus.length === 0) return;
	await trx
		.updateTable("variants")
		.set({ sku: null })
		.where("sku", "in", skus)
		.where("archived_at", "is not", null)
		.execute();
}

async function makeVariant({ trx, at }: Write, productId: number, wanted: WantedVariant, position: number) {
	const { id } = await trx
		.insertInto("variants")
		.values({
			product_id: productId,
			position,
			...optionColumns(wanted.options),
			price: 0,
			...columnsOf(wanted),
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

async function restoreVariant({ trx }: Write, id: number, wanted: WantedVariant, position: number) {
	await trx
		.updateTable("variants")
		.set({ archived_at: null, position, ...optionColumns(wanted.options) })
		.where("id", "=", id)
		.execute();
}

async function changeVariant({ trx, at }: Write, id: number, wanted: WantedVariant): Promise<void> {
	await trx
		.updateTable("variants")
		.set({ ...columnsOf(wanted), updated_at: at })
		.where("id", "=", id)
		.execute();
}

/** Only the columns that the file has. */
function columnsOf(wanted: WantedVariant) {
	const columns = {
		sku: wanted.sku,
		barcode: wanted.barcode,
		price: wanted.price,
		compare_at: wanted.compareAt,
		weight_grams: wanted.grams,
		is_taxable: wanted.isTaxable,
		is_tracked: wanted.isTracked,
		is_oversellable: wanted.isOversellable,
		image_hash: wanted.imageHash,
	};
	return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<
		typeof columns
	>;
}

async function setStock({ trx, by }: Write, variantId: number, quantity: number): Promise<void> {
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
