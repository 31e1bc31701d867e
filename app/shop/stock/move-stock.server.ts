import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import type { StockReason } from "./stock-reasons.ts";

type Movement = {
	variantId: number;
	/** Units in, or out (negative). Not 0. */
	quantity: number;
	reason: StockReason;
	orderId?: number;
	/** The account that acts; null for a guest or a background job. */
	actorId: number | null;
	note?: string;
	idempotencyKey?: string;
	now: Date;
};

/**
 * Changes a variant's stock and adds the movement to the ledger; no other code changes either. Removing units
 * is a conditional update, refused with nothing written when too few are left, unless the variant is not
 * tracked or may be oversold, or the units were returned in the same transaction (`written_off`). Move
 * several variants of one transaction in id order, to avoid deadlocks. `left` is the stock afterwards. The
 * caller summarises the product.
 */
export async function moveStock(
	trx: Transaction<Schema>,
	movement: Movement,
): Promise<{ ok: true; left: number; productId: number } | { ok: false; reason: "too_few"; left: number }> {
	const { variantId, quantity, reason, orderId, actorId, note, idempotencyKey, now } = movement;
	const at = now.toISOString();
	const isRemoval = quantity < 0 && reason !== "written_off";
	const moved = await trx
		.updateTable("variants")
		.set((eb) => ({ stock: eb("stock", "+", quantity), updated_at: at }))
		.where("id", "=", variantId)
		.$if(isRemoval, (query) =>
			query.where((eb) =>
				eb.or([eb("stock", ">=", -quantity), eb("is_oversellable", "=", true), eb("is_tracked", "=", false)]),
			),
		)
		.returning(["stock", "product_id"])
		.executeTakeFirst();
	if (!moved) {
		const found = await trx
			.selectFrom("variants")
			.select("stock")
			.where("id", "=", variantId)
			.executeTakeFirst();
		return { ok: false, reason: "too_few", left: found?.stock ?? 0 };
	}
	await trx
		.insertInto("stock_movements")
		.values({
			variant_id: variantId,
			quantity,
			reason,
			order_id: orderId ?? null,
			actor_id: actorId,
			note: note ?? "",
			idempotency_key: idempotencyKey ?? null,
			at,
		})
		.execute();
	return { ok: true, left: moved.stock, productId: moved.product_id };
}
