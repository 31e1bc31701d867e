import type { Transaction } from "kysely";
import { storeText } from "#app/common/changes/stored-text.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Schema } from "#db/schema.ts";
import { WRITE_OFF_REASONS, type WriteOffReason } from "./write-off.ts";

type Reason = "cancelled" | "expired" | "returned";
type Giving = { orderId: number; reason: Reason; actorId: number | null; now: Date };

/**
 * Returns an order's units to stock through the ledger, once: only the transaction that sets
 * `stock_returned_at` does it. Also gives back the use of its discount, even if its code was renamed. Call it
 * in the transaction that ends the order; the lock order is that of `placeOrder`. Variants and discounts that
 * were deleted are skipped, and so are units that a refund wrote off.
 */
export async function returnOrderStock(trx: Transaction<Schema>, giving: Giving): Promise<void> {
	const claimed = await trx
		.updateTable("orders")
		.set({ stock_returned_at: giving.now.toISOString() })
		.where("id", "=", giving.orderId)
		.where("stock_returned_at", "is", null)
		.returning("discount_id")
		.executeTakeFirst();
	if (!claimed) return;
	const taken = await trx
		.selectFrom("stock_movements")
		.select((eb) => ["variant_id as variantId", eb.fn.sum<number>("quantity").as("quantity")])
		.where("order_id", "=", giving.orderId)
		.where("reason", "<>", "written_off")
		.groupBy("variant_id")
		.execute();
	const units = taken.map(({ variantId, quantity }) => ({ variantId, quantity: -Number(quantity) }));
	const sold = units.filter(({ quantity }) => quantity > 0);
	const moved = await moveUnits(trx, sold, giving);
	if (claimed.discount_id !== null)
		await trx
			.updateTable("discounts")
			.set((eb) => ({ uses: eb("uses", "-", 1) }))
			.where("id", "=", claimed.discount_id)
			.where("uses", ">", 0)
			.execute();
	await countAsUnsold(trx, moved);
}

type Units = { variantId: number; quantity: number }[];

export type ReturnedUnits = {
	/** Null for a variant that was deleted. */
	variantId: number | null;
	quantity: number;
	writeOff: { quantity: number; reason: WriteOffReason } | null;
};

/**
 * Adds returned units to the stock of their variants, by id, and takes written-off units out again: the
 * ledger has both movements, and the stock rises by what can be sold. None of the units count as sold any
 * more.
 */
export async function receiveUnits(
	trx: Transaction<Schema>,
	units: readonly ReturnedUnits[],
	giving: Giving,
): Promise<void> {
	const known = units.flatMap(({ variantId, ...each }) =>
		variantId === null ? [] : [{ ...each, variantId }],
	);
	const back = await moveUnits(trx, known, giving);
	for (const { variantId, writeOff } of known.toSorted((a, b) => a.variantId - b.variantId))
		if (writeOff)
			await moveStock(trx, {
				...giving,
				variantId,
				quantity: -writeOff.quantity,
				reason: "written_off",
				note: storeText(WRITE_OFF_REASONS[writeOff.reason]),
			});
	await countAsUnsold(trx, back);
}

/** Returns the number of units returned, by product. */
async function moveUnits(
	trx: Transaction<Schema>,
	units: Units,
	giving: Giving,
): Promise<Map<number, number>> {
	const back = new Map<number, number>();
	for (const { variantId, quantity } of units.toSorted((a, b) => a.variantId - b.variantId)) {
		const moved = await moveStock(trx, { ...giving, variantId, quantity });
		if (moved.ok) back.set(moved.productId, (back.get(moved.productId) ?? 0) + quantity);
	}
	return back;
}

async function countAsUnsold(trx: Transaction<Schema>, units: Map<number, number>): Promise<void> {
	for (const [productId, quantity] of [...units].sort(([a], [b]) => a - b))
		await trx
			.updateTable("products")
			.set((eb) => ({ units_sold: eb("units_sold", "-", quantity) }))
			.where("id", "=", productId)
			.execute();
	await summariseProducts(trx, [...units.keys()]);
}
