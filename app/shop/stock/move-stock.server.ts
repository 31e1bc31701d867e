import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import type { StockReason } from "./stock-reasons.ts";

type Movement = {
	variantId: number;
	/** Units that come in, or go out (negative). Not 0. */
	quantity: number;
	reason: StockReason;
	orderId?: number;
	/** The account that acts; null for a visitor or the clock. */
	actorId: number | null;
	note?: string;
	onceKey?: string;
	now: Date;
};

/**
 * Changes a variant's stock and writes it in the ledger: the only place that does either. Going out is a
 * conditional update: refused (nothing written) when fewer are left and the variant is counted and not sold
 * beyond its stock. Several variants of one transaction are moved in the order of their ids, so that two
 * transactions never wait for each other. `left` is the stock after it. The caller summarises the product.
 */
export async function moveStock(
	trx: Transaction<Schema>,
	movement: Movement,
): Promise<{ ok: true; left: number; productId: number } | { ok: false; reason: "too_few"; left: number }> {
	const { variantId, quantity, reason, orderId, actorId, note, onceKey, now } = movement;
	const at = now.toISOString();
	const moved = await trx
		.updateTable("variants")
		.set((eb) => ({ stock: eb("stock", "+", quantity), updated_at: at }))
		.where("id", "=", variantId)
		.$if(quantity < 0, (query) =>
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
			once_key: onceKey ?? null,
			at,
		})
		.execute();
	return { ok: true, left: moved.stock, productId: moved.product_id };
}
