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
 * Like `lockCart`, but creates a cart when there is none. Of two simultaneous calls, the second waits for the
 * first and returns the same cart.
 */
export async function openCart(trx: Transaction<Schema>, owner: CartOwner, now: Date): Promise<number> {
	const { tokenHash, accountId } = owner;
	const at = now.toISOString();
	const column = accountId === null ? "token_hash" : "account_id";
	const cart = await trx
		.insertInto("carts")
		.values({
			token_hash: accountId === null ? tokenHash : null,
			account_id: accountId,
			created_at: at,
			updated_at: at,
		})
		.onConflict((conflict) =>
			conflict
				.column(column)
				.where(column, "is not", null)
				.where("ordered_at", "is", null)
				.doUpdateSet({ updated_at: at }),
		)
		.returning("id")
		.executeTakeFirstOrThrow();
	return cart.id;
}
