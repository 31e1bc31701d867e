import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Locks a product and its active variants until the end of the transaction and returns them, in their order.
 * Variants are locked first, by id, like when an order is placed.
 */
export async function lockProduct(trx: Transaction<Schema>, productId: number) {
	const all = trx.selectFrom("variants").select("id").where("product_id", "=", productId).orderBy("id");
	await adapterOf(trx).lockRows(all.forNoKeyUpdate());
	const product = await trx
		.selectFrom("products")
		.selectAll()
		.where("id", "=", productId)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
	if (!product) return undefined;
	const variants = await trx
		.selectFrom("variants")
		.selectAll()
		.where("product_id", "=", productId)
		.where("archived_at", "is", null)
		.orderBy("position")
		.orderBy("id")
		.execute();
	return { product, variants };
}

/** Gives a product a new version after a change of its photos, and records it in the audit trail. */
export async function raiseVersion(
	trx: Transaction<Schema>,
	{
		productId,
		actorId,
		detail,
		now,
	}: { productId: number; actorId: number | null; detail: string; now: Date },
): Promise<void> {
	const { updated_at } = await trx
		.selectFrom("products")
		.select("updated_at")
		.where("id", "=", productId)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirstOrThrow();
	await trx
		.updateTable("products")
		.set({ updated_at: nextVersion(updated_at, now) })
		.where("id", "=", productId)
		.execute();
	await recordChange(trx, { actorId, action: "photos", subject: `product ${productId}`, detail, now });
}
