import type { Transaction } from "kysely";
import { insertion } from "#db/insertion.ts";
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
	const opened = { created_at: at, updated_at: at };
	const [cart] =
		accountId === null
			? await openByToken(trx, [{ token_hash: tokenHash, account_id: null, ...opened }])
			: await openByAccount(trx, [{ token_hash: null, account_id: accountId, ...opened }]);
	if (!cart) throw new Error("the cart was not opened");
	return cart.id;
}

const opening = (column: "token_hash" | "account_id") =>
	insertion("carts", (query) =>
		query
			.onConflict((conflict) => {
				const isOpen = conflict.column(column).where(column, "is not", null).where("claimed_at", "is", null);
				return isOpen.doUpdateSet((eb) => ({ updated_at: eb.ref("excluded.updated_at") }));
			})
			.returning("id"),
	);
const openByToken = opening("token_hash");
const openByAccount = opening("account_id");
