import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import { moveStock } from "./move-stock.server.ts";
import { summariseProducts } from "./summarise-products.server.ts";

type Sale = {
	units: readonly { variantId: number; quantity: number }[];
	orderId: number;
	actorId: number | null;
	now: Date;
};

/**
 * Takes an order's units out of stock in id order of their variants, counts them as sold, and summarises
 * products that ran out. Negative units of an edited order go back. False when too few are left: the transaction must then roll back.
 */
export async function sellUnits(
	trx: Transaction<Schema>,
	{ units, orderId, actorId, now }: Sale,
): Promise<boolean> {
	const sold = new Map<number, number>();
	const changed: number[] = [];
	for (const { variantId, quantity } of units.toSorted((a, b) => a.variantId - b.variantId)) {
		const reason = quantity > 0 ? "sold" : "edited";
		const moved = await moveStock(trx, { variantId, quantity: -quantity, reason, orderId, actorId, now });
		if (!moved.ok) return false;
		sold.set(moved.productId, (sold.get(moved.productId) ?? 0) + quantity);
		if (moved.left <= 0 || quantity < 0) changed.push(moved.productId);
	}
	// Before summarising: the lock on the product makes sales of other transactions visible.
	for (const [productId, quantity] of [...sold].sort(([a], [b]) => a - b))
		await trx
			.updateTable("products")
			.set((eb) => ({ units_sold: eb("units_sold", "+", quantity) }))
			.where("id", "=", productId)
			.execute();
	await summariseProducts(trx, changed);
	return true;
}
