import { recordChange } from "#app/common/changes/changes.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";
import { moveStock } from "./move-stock.server.ts";
import type { StockReason } from "./stock-reasons.ts";
import { summariseProducts } from "./summarise-products.server.ts";

type Adjustment = {
	variantId: number;
	productId: number;
	/** A difference in units (negative: out), or a count, with the stock that the page showed. */
	change: { by: number } | { to: number; expectedUnits: number };
	reason: StockReason;
	note: string;
	idempotencyKey: string;
	actorId: number | null;
	now: Date;
};

type Adjusted = { ok: true; left: number; moved: number };

/**
 * Changes a variant's stock by hand; `left` is the stock afterwards. Sending the same form twice counts once.
 * Refused when there are fewer units than are to be removed (`too_few`), and for a count when the stock
 * changed in the meantime.
 */
export async function adjustStock(
	db: Database,
	adjustment: Adjustment,
): Promise<
	Adjusted | { ok: false; reason: "too_few" | "changed"; left: number } | { ok: false; reason: "gone" }
> {
	const { variantId, productId, change, reason, note, idempotencyKey, actorId, now } = adjustment;
	try {
		return await transact(db, async (trx) => {
			const variant = await trx
				.selectFrom("variants")
				.select("stock")
				.where("id", "=", variantId)
				.where("product_id", "=", productId)
				.where("archived_at", "is", null)
				.$call(adapterOf(trx).forUpdate)
				.executeTakeFirst();
			if (!variant) return { ok: false, reason: "gone" };
			const earlier = await findMovement(trx, idempotencyKey);
			if (earlier) return { ok: true, left: variant.stock, moved: earlier.quantity };
			if ("to" in change && change.expectedUnits !== variant.stock)
				return { ok: false, reason: "changed", left: variant.stock };
			const quantity = "by" in change ? change.by : change.to - variant.stock;
			if (quantity === 0) return { ok: true, left: variant.stock, moved: 0 };
			const moved = await moveStock(trx, { variantId, quantity, reason, note, idempotencyKey, actorId, now });
			if (!moved.ok) return moved;
			await summariseProducts(trx, [productId]);
			const units = { from: String(variant.stock), to: String(moved.left) };
			await recordChange(trx, { action: "stock", subject: `product ${productId}`, actorId, ...units, now });
			return { ok: true, left: moved.left, moved: quantity };
		});
	} catch (error) {
		const earlier = isUniqueViolation(error) ? await findMovement(db, idempotencyKey) : undefined;
		if (!earlier) throw error;
		return { ok: true, left: earlier.stock, moved: earlier.quantity };
	}
}

const findMovement = (db: Database, idempotencyKey: string) =>
	db
		.selectFrom("stock_movements")
		.innerJoin("variants", "variants.id", "stock_movements.variant_id")
		.select(["stock_movements.quantity", "variants.stock"])
		.where("stock_movements.idempotency_key", "=", idempotencyKey)
		.executeTakeFirst();
