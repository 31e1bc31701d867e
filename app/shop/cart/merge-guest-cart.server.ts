import type { Transaction } from "kysely";
import { mergeWishlist } from "#app/wishlist/wishlist-items.server.ts";
import type { Schema } from "#db/schema.ts";
import { MAX_LINES } from "./line-fields.ts";
import { lockCart, openCart } from "./lock-cart.server.ts";

type CartMerge = {
	accountId: number;
	/** The SHA-256 of the browser's cart token, and its guest hash. */
	cartHash: string | null;
	guestHash: string | null;
	now: Date;
};

export type CartMergeOutcome = {
	/** The number of lines in the browser's cart, and in the account's before. */
	came: number;
	had: number;
	/** How many of them moved to the wishlist, because a cart holds 50. */
	saved: number;
};

/**
 * Merges the cart and wishlist of a browser into the account that signed in. No line is lost. When both carts
 * have a variant, the larger quantity wins, not the sum, because it is usually the same wish on two devices.
 * What does not fit into a full cart goes to the wishlist. The browser's own cart is then empty.
 */
export async function mergeGuestCart(
	trx: Transaction<Schema>,
	adoption: CartMerge,
): Promise<CartMergeOutcome> {
	const { accountId, cartHash, guestHash, now } = adoption;
	if (guestHash) await mergeWishlist(trx, { accountId, guestHash });
	const guest = { tokenHash: cartHash, accountId: null };
	// The account's cart is always locked first, so that two sign-ins never deadlock.
	const found =
		cartHash &&
		(await trx
			.selectFrom("carts")
			.select("id")
			.where("token_hash", "=", cartHash)
			.where("ordered_at", "is", null)
			.executeTakeFirst());
	if (!found) return { came: 0, had: 0, saved: 0 };
	const cartId = await openCart(trx, { tokenHash: null, accountId }, now);
	const guestCartId = await lockCart(trx, guest, now);
	if (guestCartId === undefined) return { came: 0, had: 0, saved: 0 };
	const outcome = await mergeLines(trx, { from: guestCartId, to: cartId, accountId, now });
	await moveRemainingLines(trx, { from: guestCartId, to: cartId });
	await trx.deleteFrom("carts").where("id", "=", guestCartId).execute();
	return outcome;
}

type Merge = { from: number; to: number; accountId: number; now: Date };

async function mergeLines(trx: Transaction<Schema>, { from, to, accountId, now }: Merge) {
	const linesOf = (cartId: number) =>
		trx.selectFrom("cart_lines").selectAll().where("cart_id", "=", cartId).orderBy("id").execute();
	const coming = await linesOf(from);
	const own = await linesOf(to);
	const room = MAX_LINES - own.length;
	const both = coming.filter((line) => own.some((mine) => mine.variant_id === line.variant_id));
	const others = coming.filter((line) => !both.includes(line));
	for (const line of both)
		await trx
			.updateTable("cart_lines")
			.set({ quantity: line.quantity })
			.where("cart_id", "=", to)
			.where("variant_id", "=", line.variant_id)
			.where("quantity", "<", line.quantity)
			.execute();
	for (const { id, ...line } of others.slice(0, room))
		await trx
			.insertInto("cart_lines")
			.values({ ...line, cart_id: to })
			.execute();
	const saved = others.slice(room);
	for (const { variant_id } of saved)
		await trx
			.insertInto("wishlist_items")
			.values({ account_id: accountId, variant_id, added_at: now.toISOString() })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	return { came: coming.length, had: own.length, saved: saved.length };
}

/** Sent forms, the discount code and the country also move, unless the account's cart has its own. */
async function moveRemainingLines(
	trx: Transaction<Schema>,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	const additions = await trx.selectFrom("cart_additions").selectAll().where("cart_id", "=", from).execute();
	for (const { id, ...addition } of additions)
		await trx
			.insertInto("cart_additions")
			.values({ ...addition, cart_id: to })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	const guest = trx.selectFrom("carts").where("id", "=", from);
	const { discount_code, country } = await guest
		.select(["discount_code", "country"])
		.executeTakeFirstOrThrow();
	await trx
		.updateTable("carts")
		.set((eb) => ({
			discount_code: eb.fn.coalesce("discount_code", eb.val(discount_code)),
			country: eb.fn.coalesce("country", eb.val(country)),
		}))
		.where("id", "=", to)
		.execute();
}
