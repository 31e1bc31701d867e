import type { Selectable, Transaction } from "kysely";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { joinTexts, storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { nameTaxClasses } from "#app/shop/pricing/tax-classes.server.ts";
import { lockProduct } from "#app/shop/products/lock-product.server.ts";
import { variantName } from "#app/shop/stock/product-options.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";

/** The editable columns of a variant. Amounts in minor units, weight in grams; stock has its own rule. */
export type VariantRow = Pick<
	Selectable<Schema["variants"]>,
	| "id"
	| "price"
	| "compare_at"
	| "sku"
	| "barcode"
	| "weight_grams"
	| "tax_class"
	| "is_tracked"
	| "is_oversellable"
	| "low_stock_at"
>;

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
			const locked = await lockProduct(trx, productId);
			if (!locked) return { ok: false, reason: "gone" };
			if (locked.product.updated_at !== expectedVersion)
				return changedSince(trx, { subject: `product ${productId}`, at: locked.product.updated_at, actorId });
			const rows = change.rows.filter(({ id }) => locked.variants.some((variant) => variant.id === id));
			const refusal = await refuseRows(trx, rows, locked.variants);
			if (refusal) return refusal;
			const prices: string[] = [];
			const taxClasses: string[] = [];
			const nameOfClass = await nameTaxClasses(trx);
			await releaseSkus(trx, rows);
			for (const row of rows) {
				const before = locked.variants.find(({ id }) => id === row.id);
				await updateVariant(trx, row, now);
				const name = before ? variantName([before.option1, before.option2, before.option3]) : "";
				const show = (price: number | null) => (price === null ? null : { amount: price, currency });
				const detail = describeDifferences(
					{ price: show(before?.price ?? null), compareAt: show(before?.compare_at ?? null) },
					{ price: show(row.price), compareAt: show(row.compare_at) },
				);
				const taxClass = describeDifferences(
					{ tax_class: nameOfClass(before?.tax_class ?? null) },
					{ tax_class: nameOfClass(row.tax_class) },
				);
				const about = (text: string) => (name ? storeText("about", { what: name, text }) : text);
				if (detail) prices.push(about(detail));
				if (taxClass) taxClasses.push(about(taxClass));
			}
			await trx
				.updateTable("products")
				.set({ updated_at: nextVersion(locked.product.updated_at, now) })
				.where("id", "=", productId)
				.execute();
			await recordChange(trx, {
				actorId,
				action: prices.length > 0 ? "price" : "variants",
				subject: `product ${productId}`,
				detail: joinTexts([...prices, ...taxClasses], "; ") || storeText("variantsSaved"),
				now,
			});
			await summariseProducts(trx, [productId]);
			return { ok: true };
		});
	} catch (error) {
		if (!isUniqueViolation(error) || !first) throw error;
		return { ok: false, reason: "sku_taken", variantId: first.id, by: t.productVariants.anotherProduct };
	}
}

async function refuseRows(
	trx: Transaction<Schema>,
	rows: readonly VariantRow[],
	variants: readonly { id: number; stock: number }[],
): Promise<SaveVariantsRefusal | null> {
	for (const { id, is_tracked, is_oversellable } of rows) {
		const stock = variants.find((variant) => variant.id === id)?.stock ?? 0;
		if (stock < 0 && is_tracked && !is_oversellable)
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

/** Only these columns, whatever else a row has: stock changes through its ledger. */
async function updateVariant(trx: Transaction<Schema>, row: VariantRow, now: Date): Promise<void> {
	const { price, compare_at, sku, barcode, weight_grams, low_stock_at } = row;
	const { tax_class, is_tracked, is_oversellable } = row;
	await trx
		.updateTable("variants")
		.set({ price, compare_at, sku, barcode, weight_grams, low_stock_at })
		.set({ tax_class, is_tracked, is_oversellable, updated_at: now.toISOString() })
		.where("id", "=", row.id)
		.execute();
}
