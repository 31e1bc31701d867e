import type { Transaction } from "kysely";
import { summariseProducts } from "#app/shop/products/summarise-products.server.ts";
import type { Schema } from "#db/schema.ts";
import { statementWith } from "#db/statement-with.ts";
import { moveStock } from "./move-stock.server.ts";

type Sale = {
	units: readonly { variantId: number; quantity: number }[];
	orderId: number;
	actorId: number | null;
	now: Date;
};

/**
 * Takes an order's units out of stock in id order of their variants, counts them as sold, and summarises
 * products that ran out. False when too few are left: the transaction must then roll back.
 */
export async function sellUnits(
	trx: Transaction<Schema>,
	{ units, orderId, actorId, now }: Sale,
): Promise<boolean> {
	const sold = new Map<number, number>();
	const ranOut: number[] = [];
	for (const { variantId, quantity } of units.toSorted((a, b) => a.variantId - b.variantId)) {
		const sale = { variantId, quantity: -quantity, reason: "sold", orderId, actorId, now } as const;
		const moved = await moveStock(trx, sale);
		if (!moved.ok) return false;
		sold.set(moved.productId, (sold.get(moved.productId) ?? 0) + quantity);
		if (moved.left <= 0) ranOut.push(moved.productId);
	}
	// Before summarising: the lock on the product makes sales of other transactions visible.
	for (const [productId, quantity] of [...sold].sort(([a], [b]) => a - b))
		await countSold(trx, { productId, quantity });
	await summariseProducts(trx, ranOut);
	return true;
}

const countSold = statementWith({ productId: -1, quantity: -2 }, (db, { productId, quantity }) =>
	db
		.updateTable("products")
		.set((eb) => ({ units_sold: eb("units_sold", "+", quantity) }))
		.where("id", "=", productId),
);
