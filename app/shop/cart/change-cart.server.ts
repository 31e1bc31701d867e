import type { Transaction } from "kysely";
import { type ForSale, readOneForSale } from "#app/shop/products/for-sale.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { lockCart, openCart } from "./lock-cart.server.ts";
import type { CartOwner } from "./read-cart.server.ts";

type LineChange = { owner: CartOwner; lineId: number; now: Date };

export type QuantityOutcome =
	/** `requested` is more than `quantity` when fewer units were left. */
	| { ok: true; what: ForSale; quantity: number; requested: number }
	| { ok: false; reason: "gone" }
	| { ok: false; reason: "not_sold" | "sold_out"; what: ForSale };

/**
 * Sets the quantity of a line (1–99), limited to what is in stock; the price of the line stays. Refused when
 * the line is no longer in the owner's cart, and when its variant is unavailable.
 */
export function setQuantity(
	db: Database,
	change: LineChange & { quantity: number },
): Promise<QuantityOutcome> {
	const { lineId, quantity: requested } = change;
	return transact(db, async (trx) => {
		const line = await lockLine(trx, change);
		if (!line) return { ok: false, reason: "gone" };
		const { what } = line;
		if (!what.isSold) return { ok: false, reason: "not_sold", what };
		if (what.left === 0) return { ok: false, reason: "sold_out", what };
		const quantity = Math.min(requested, what.left ?? requested);
		await trx.updateTable("cart_lines").set({ quantity }).where("id", "=", lineId).execute();
		return { ok: true, what, quantity, requested };
	});
}

/** Removes a line from its owner's cart and returns it; null when it is not there any more. */
export function removeLine(
	db: Database,
	change: LineChange,
): Promise<{ what: ForSale; quantity: number } | null> {
	return transact(db, async (trx) => {
		const line = await lockLine(trx, change);
		if (line) await trx.deleteFrom("cart_lines").where("id", "=", change.lineId).execute();
		return line;
	});
}

/** Locks a line of its owner's open cart until the end of the transaction, and returns it. */
export async function lockLine(
	trx: Transaction<Schema>,
	{ owner, lineId, now }: LineChange,
): Promise<{ what: ForSale; quantity: number } | null> {
	const cartId = await lockCart(trx, owner, now);
	if (cartId === undefined) return null;
	const line = await trx
		.selectFrom("cart_lines")
		.select(["variant_id", "quantity"])
		.where("id", "=", lineId)
		.where("cart_id", "=", cartId)
		.executeTakeFirst();
	const what = line && (await readOneForSale(trx, line.variant_id));
	return what ? { what, quantity: line.quantity } : null;
}

/**
 * Stores a discount code (capitals) in its owner's cart, or removes it. It is checked when prices are
 * computed.
 */
export async function setDiscountCode(
	db: Database,
	{ owner, code, now }: { owner: CartOwner; code: string | null; now: Date },
): Promise<void> {
	await transact(db, async (trx) => {
		const cartId = code === null ? await lockCart(trx, owner, now) : await openCart(trx, owner, now);
		if (cartId === undefined) return;
		await trx.updateTable("carts").set({ discount_code: code }).where("id", "=", cartId).execute();
	});
}
