import type { ExpressionBuilder } from "kysely";
import { MAX_WISHES } from "#app/shop/cart/cart-limits.ts";
import { type ForSale, readOneForSale, selectForSale, toForSale } from "#app/shop/cart/for-sale.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** The owner of a wishlist: the account, or for a guest the browser's guest hash. */
export type WishlistOwner = { accountId: number | null; guestHash: string | null };

export type Wish = ForSale & { id: number };

export type WishOutcome =
	| { ok: true; what: ForSale; isNew: boolean }
	| { ok: false; reason: "unknown" }
	| { ok: false; reason: "full"; what: ForSale };

export const isWishOf =
	({ accountId, guestHash }: WishlistOwner) =>
	(eb: ExpressionBuilder<Schema, "wishlist_items">) =>
		accountId === null ? eb("visitor_hash", "=", guestHash ?? "") : eb("account_id", "=", accountId);

/** A wishlist, newest first. */
export async function readWishlist(db: Database, owner: WishlistOwner): Promise<Wish[]> {
	const rows = await selectForSale(db)
		.innerJoin("wishlist_items", "wishlist_items.variant_id", "variant.id")
		.select("wishlist_items.id")
		.where(isWishOf(owner))
		.orderBy("wishlist_items.id", "desc")
		.execute();
	return rows.map(({ id, ...row }) => ({ ...toForSale(row), id }));
}

/**
 * Saves a variant to the wishlist; repeating it changes nothing. Refused for the 201st, and as unknown when
 * it is not on sale. `db` may be a transaction.
 */
export async function addWish(
	db: Database,
	{ owner, variantId, now }: { owner: WishlistOwner; variantId: number; now: Date },
): Promise<WishOutcome> {
	const what = await readOneForSale(db, variantId);
	if (!what?.isSold) return { ok: false, reason: "unknown" };
	const own = await db.selectFrom("wishlist_items").select("variant_id").where(isWishOf(owner)).execute();
	if (own.some((wish) => wish.variant_id === variantId)) return { ok: true, what, isNew: false };
	if (own.length >= MAX_WISHES) return { ok: false, reason: "full", what };
	const { accountId, guestHash } = owner;
	await db
		.insertInto("wishlist_items")
		.values({
			account_id: accountId,
			visitor_hash: accountId === null ? guestHash : null,
			variant_id: variantId,
			added_at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return { ok: true, what, isNew: true };
}

/** Removes a product from its owner's wishlist and returns it; null when it is not there any more. */
export async function removeWish(
	db: Database,
	{ owner, wishId }: { owner: WishlistOwner; wishId: number },
): Promise<ForSale | null> {
	const removed = await db
		.deleteFrom("wishlist_items")
		.where("id", "=", wishId)
		.where(isWishOf(owner))
		.returning("variant_id")
		.executeTakeFirst();
	return (removed && (await readOneForSale(db, removed.variant_id))) ?? null;
}
