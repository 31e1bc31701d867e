import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import { type CartOwner, isOpenCartOf } from "./read-cart.server.ts";

/**
 * Locks the owner's open cart until the end of the transaction and returns it. Every change of a cart starts
 * here. The cart counts as used now.
 */
export async function lockCart(
	trx: Transaction<Schema>,
	owner: CartOwner,
	now: Date,
): Promise<number | undefined> {
	const locked = await trx
		.updateTable("carts")
		.set({ updated_at: now.toISOString() })
		.where(isOpenCartOf(owner))
		.returning("id")
		.executeTakeFirst();
	return locked?.id;
}

/**
 * Like `lockCart`, but creates a cart when there is none. Two at the same time create one: the second finds
 * the first's.
 */
export async function openCart(trx: Transaction<Schema>, owner: CartOwner, now: Date): Promise<number> {
	const locked = await lockCart(trx, owner, now);
	if (locked !== undefined) return locked;
	const at = now.toISOString();
	const { tokenHash, accountId } = owner;
	const made = await trx
		.insertInto("carts")
		.values({
			token_hash: accountId === null ? tokenHash : null,
			account_id: accountId,
			created_at: at,
			updated_at: at,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	const cartId = made?.id ?? (await lockCart(trx, owner, now));
	// Only an order placed at this very moment can cause this.
	if (cartId === undefined) throw new Error("The cart was claimed while it was being opened.");
	return cartId;
}
