import type { Transaction } from "kysely";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/audit.server.ts";
import { formatMoney } from "#app/common/money.ts";
import { nextVersion } from "#app/common/next-version.ts";
import { lockProduct } from "#app/shop/products/lock-product.server.ts";
import { summariseProducts } from "#app/shop/products/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";
import { variantName } from "./product-options.ts";

/** The editable columns of a variant. Amounts in minor units, weight in grams; stock has its own rule. */
export type VariantRow = {
	id: number;
	price: number;
	compareAt: number | null;
	sku: string | null;
	barcode: string | null;
	weightGrams: number;
	isTaxable: boolean;
	/** Whether its stock is tracked. */
	isTracked: boolean;
	/** Sold even when out of stock. */
	isOversellable: boolean;
	lowStockAt: number;
};

/** One page of a product's variants with their values, and their total. */
export async function readVariants(
	db: Database,
	{ productId, page, size }: { productId: number; page: number; size: number },
) {
	const own = db.selectFrom("variants").where("product_id", "=", productId).where("archived_at", "is", null);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const shown = Math.min(Math.max(1, page), Math.max(1, Math.ceil(total / size)));
	const rows = await own
		.select([
			"id",
			"option1",
			"option2",
			"option3",
			"price",
			"compare_at as compareAt",
			"sku",
			"barcode",
			"weight_grams as weightGrams",
			"is_taxable",
			"is_tracked",
			"is_oversellable",
			"stock",
			"low_stock_at as lowStockAt",
			"image_hash as imageHash",
		])
		.orderBy("position")
		.orderBy("id")
		.limit(size)
		.offset((shown - 1) * size)
		.execute();
	return {
		total,
		page: shown,
		rows: rows.map(({ option1, option2, option3, is_taxable, is_tracked, is_oversellable, ...row }) => ({
			...row,
			isTaxable: is_taxable,
			isTracked: is_tracked,
			isOversellable: is_oversellable,
			name: variantName([option1, option2, option3]),
		})),
	};
}

type SaveVariantsRefusal =
	| ChangedSince
	| { ok: false; reason: "gone" }
	/** `by` is the product that has it. */
	| { ok: false; reason: "sku_taken"; variantId: number; by: string }
	/** Its stock is negative, so it can't be tracked and limited to its stock. */
	| { ok: false; reason: "below_nothing"; variantId: number; stock: number };

/**
 * Saves some of a product's variants, all or none. Takes a SKU away from an archived variant. Price changes
 * are recorded in the audit trail; `currency` formats them there.
 */
export async function saveVariants(
	db: Database,
	change: {
		productId: number;
		expectedVersion: string;
		rows: readonly VariantRow[];
		currency: string;
		actorId: number | null;
		now: Date;
	},
): Promise<{ ok: true } | SaveVariantsRefusal> {
	const { productId, expectedVersion, actorId, currency, now } = change;
	const [first] = change.rows;
	try {
		return await transact(db, async (trx) => {
			const held = await lockProduct(trx, productId);
			if (!held) return { ok: false, reason: "gone" };
			if (held.product.updated_at !== expectedVersion)
				return changedSince(trx, { subject: `product ${productId}`, at: held.product.updated_at });
			const rows = change.rows.filter(({ id }) => held.variants.some((variant) => variant.id === id));
			const refusal = await refuseRows(trx, rows, held.variants);
			if (refusal) return refusal;
			const errors: string[] = [];
			await releaseSkus(trx, rows);
			for (const row of rows) {
				const before = held.variants.find(({ id }) => id === row.id);
				await updateVariant(trx, row, now);
				const name = before ? variantName([before.option1, before.option2, before.option3]) : "";
				const show = (price: number | null) => (price === null ? null : formatMoney(price, currency));
				const detail = describeDifferences(
					{ Price: show(before?.price ?? null), "Compare-at price": show(before?.compare_at ?? null) },
					{ Price: show(row.price), "Compare-at price": show(row.compareAt) },
				);
				if (detail) errors.push(name ? `${name}: ${detail}` : detail);
			}
			await trx
				.updateTable("products")
				.set({ updated_at: nextVersion(held.product.updated_at, now) })
				.where("id", "=", productId)
				.execute();
			await recordChange(trx, {
				actorId,
				action: errors.length > 0 ? "price" : "variants",
				subject: `product ${productId}`,
				detail: errors.join("; ") || "Variants saved",
				now,
			});
			await summariseProducts(trx, [productId]);
			return { ok: true };
		});
	} catch (error) {
		if (!isUniqueViolation(error) || !first) throw error;
		return { ok: false, reason: "sku_taken", variantId: first.id, by: "another product" };
	}
}

async function refuseRows(
	trx: Transaction<Schema>,
	rows: readonly VariantRow[],
	variants: readonly { id: number; stock: number }[],
): Promise<SaveVariantsRefusal | null> {
	for (const { id, isTracked, isOversellable } of rows) {
		const stock = variants.find((variant) => variant.id === id)?.stock ?? 0;
		if (stock < 0 && isTracked && !isOversellable)
			return { ok: false, reason: "below_nothing", variantId: id, stock };
	}
	const skus = rows.flatMap(({ sku }) => sku ?? []);
	const ids = rows.map(({ id }) => id);
	if (skus.length === 0) return null;
	const other = await trx
		.selectFrom("variants")
		.innerJoin("products", "products.id", "variants.product_id")
		.select(["variants.sku", "products.title"])
		.where("variants.sku", "in", skus)
		.where("variants.id", "not in", ids)
		.where("variants.archived_at", "is", null)
		.executeTakeFirst();
	const taken = rows.find(({ sku }) => sku !== null && sku === other?.sku);
	return other && taken ? { ok: false, reason: "sku_taken", variantId: taken.id, by: other.title } : null;
}

/** Lets SKUs change places, and frees those of archived variants. */
async function releaseSkus(trx: Transaction<Schema>, rows: readonly VariantRow[]): Promise<void> {
	const ids = rows.map(({ id }) => id);
	const skus = rows.flatMap(({ sku }) => sku ?? []);
	if (ids.length === 0) return;
	await trx
		.updateTable("variants")
		.set({ sku: null })
		.where((eb) =>
			eb.or([
				eb("id", "in", ids),
				...(skus.length > 0 ? [eb("sku", "in", skus).and("archived_at", "is not", null)] : []),
			]),
		)
		.execute();
}

async function updateVariant(trx: Transaction<Schema>, row: VariantRow, now: Date): Promise<void> {
	await trx
		.updateTable("variants")
		.set({
			price: row.price,
			compare_at: row.compareAt,
			sku: row.sku,
			barcode: row.barcode,
			weight_grams: row.weightGrams,
			is_taxable: row.isTaxable,
			is_tracked: row.isTracked,
			is_oversellable: row.isOversellable,
			low_stock_at: row.lowStockAt,
			updated_at: now.toISOString(),
		})
		.where("id", "=", row.id)
		.execute();
}
