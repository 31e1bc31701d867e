import { recordChange } from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import type { ProductStatus } from "./product-status.ts";
import { slugOf } from "./slug.ts";

type By = { actorId: number | null; now: Date };

/** Sets the status of products; unchanged and missing ones are not counted. */
export function setProductStatus(
	db: Database,
	{ productIds, to, actorId, now }: By & { productIds: readonly number[]; to: ProductStatus },
): Promise<{ changed: number }> {
	return transact(db, async (trx) => {
		if (productIds.length === 0) return { changed: 0 };
		const found = await trx
			.selectFrom("products")
			.select(["id", "status", "updated_at", "published_at"])
			.where("id", "in", productIds)
			.where("status", "!=", to)
			.orderBy("id")
			.$call(adapterOf(trx).forNoKeyUpdate)
			.execute();
		for (const product of found) {
			await trx
				.updateTable("products")
				.set({
					status: to,
					published_at: product.published_at ?? (to === "active" ? now.toISOString() : null),
					updated_at: nextVersion(product.updated_at, now),
				})
				.where("id", "=", product.id)
				.execute();
			await recordChange(trx, {
				actorId,
				action: "product status",
				subject: `product ${product.id}`,
				detail: storeText("became", {
					from: { label: product.status, of: "productStatus" },
					to: { label: to, of: "productStatus" },
				}),
				now,
			});
		}
		return { changed: found.length };
	});
}

/** What sales and reviews have counted, for a product that has none. */
const NOT_SOLD = {
	units_sold: 0,
	rating_sum: 0,
	rating_count: 0,
	rated_1: 0,
	rated_2: 0,
	rated_3: 0,
	rated_4: 0,
	rated_5: 0,
};

/**
 * Creates a draft with the same text, prices and photos, without SKUs, barcodes, stock and reviews. The same form
 * sent again finds the first one's copy.
 */
export function duplicateProduct(
	db: Database,
	{ productId, idempotencyKey, actorId, now }: By & { productId: number; idempotencyKey: string },
): Promise<{ ok: true; productId: number } | { ok: false; reason: "gone" }> {
	const at = now.toISOString();
	return transact(db, async (trx) => {
		const earlier = trx.selectFrom("products").select("id").where("idempotency_key", "=", idempotencyKey);
		const original = await trx
			.selectFrom("products")
			.selectAll()
			.where("id", "=", productId)
			.executeTakeFirst();
		if (!original) return { ok: false, reason: "gone" };
		const { id: _id, ...rest } = original;
		const title = `Copy of ${original.title}`.slice(0, 150);
		const made = await trx
			.insertInto("products")
			.values({
				...rest,
				...NOT_SOLD,
				title,
				slug: `${slugOf(title)}-${idempotencyKey.slice(0, 8)}`,
				status: "draft",
				idempotency_key: idempotencyKey,
				published_at: null,
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!made) return { ok: true, productId: (await earlier.executeTakeFirstOrThrow()).id };
		const variants = await trx
			.selectFrom("variants")
			.selectAll()
			.where("product_id", "=", productId)
			.where("archived_at", "is", null)
			.orderBy("position")
			.execute();
		for (const { id: _variant, ...variant } of variants)
			await trx
				.insertInto("variants")
				.values({
					...variant,
					product_id: made.id,
					sku: null,
					barcode: null,
					stock: 0,
					created_at: at,
					updated_at: at,
				})
				.execute();
		const photos = await trx
			.selectFrom("product_images")
			.select(["image_hash", "position", "alt"])
			.where("product_id", "=", productId)
			.execute();
		if (photos.length > 0)
			await trx
				.insertInto("product_images")
				.values(photos.map((photo) => ({ ...photo, product_id: made.id })))
				.execute();
		await recordChange(trx, {
			actorId,
			action: "product created",
			subject: `product ${made.id}`,
			detail: storeText("copyOf", { product: productId }),
			now,
		});
		await summariseProducts(trx, [made.id]);
		return { ok: true, productId: made.id };
	});
}

/** Deletes a draft that was never ordered, with its photos and ledger. Others are archived instead. */
export function deleteProduct(
	db: Database,
	{ productId, actorId, now }: By & { productId: number },
): Promise<{ ok: true } | { ok: false; reason: "gone" | "not_draft" | "sold" }> {
	return transact(db, async (trx) => {
		const product = await trx
			.selectFrom("products")
			.select(["title", "status", "units_sold"])
			.select((eb) =>
				eb
					.exists(
						eb
							.selectFrom("order_lines")
							.select("order_lines.id")
							.whereRef("order_lines.product_id", "=", "products.id"),
					)
					.as("is_sold"),
			)
			.where("id", "=", productId)
			.executeTakeFirst();
		if (!product) return { ok: false, reason: "gone" };
		if (product.is_sold || product.units_sold > 0) return { ok: false, reason: "sold" };
		const deleted = await trx
			.deleteFrom("products")
			.where("id", "=", productId)
			.where("status", "=", "draft")
			.where("units_sold", "=", 0)
			.returning("id")
			.executeTakeFirst();
		if (!deleted) return { ok: false, reason: "not_draft" };
		await recordChange(trx, {
			actorId,
			action: "product deleted",
			subject: `product ${productId}`,
			detail: product.title,
			now,
		});
		return { ok: true };
	});
}
