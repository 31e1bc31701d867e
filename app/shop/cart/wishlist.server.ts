import {
	type ForSale,
	readOneForSale,
	selectForSale,
	toForSale,
} from "#app/shop/products/for-sale.server.ts";
import { addToWishlist, isWishOf, type WishlistOwner } from "#app/wishlist/wishlist-items.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { type AddOutcome, addLine } from "./add-to-cart.server.ts";
import { lockLine } from "./change-cart.server.ts";
import { openCart } from "./lock-cart.server.ts";
import type { CartOwner } from "./read-cart.server.ts";

export type Wish = ForSale & { id: number };

export type WishOutcome =
	| { ok: true; what: ForSale; isNew: boolean }
	| { ok: false; reason: "unknown" }
	| { ok: false; reason: "full"; what: ForSale };

/** The products of a wishlist, newest first. */
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
	const added = await addToWishlist(db, { owner, thing: { variantId }, now });
	return added === "full"
		? { ok: false, reason: "full", what }
		: { ok: true, what, isNew: added === "added" };
}

/** Removes a product from its owner's wishlist and returns it; null when it is not there any more. */
export async function removeWish(
	db: Database,
	{ owner, wishId }: { owner: WishlistOwner; wishId: number },
): Promise<ForSale | null> {
	const removed = await db
		.deleteFrom("wishlist_items")
		.where("id", "=", wishId)
		.where("variant_id", "is not", null)
		.where(isWishOf(owner))
		.returning("variant_id")
		.executeTakeFirst();
	return (removed?.variant_id && (await readOneForSale(db, removed.variant_id))) || null;
}

type Owners = { cart: CartOwner; wishlistOwner: WishlistOwner };

export type SaveOutcome =
	| { ok: true; what: ForSale }
	| { ok: false; reason: "gone" }
	| { ok: false; reason: "full" | "not_sold"; what: ForSale };

/** Moves a cart line to the wishlist. Refused, with the line left in the cart, when the wishlist is full. */
export function saveForLater(
	db: Database,
	{ owners, lineId, now }: { owners: Owners; lineId: number; now: Date },
): Promise<SaveOutcome> {
	return transact(db, async (trx) => {
		const line = await lockLine(trx, { owner: owners.cart, lineId, now });
		if (!line) return { ok: false, reason: "gone" };
		const { what } = line;
		const saved = await addWish(trx, { owner: owners.wishlistOwner, variantId: what.variantId, now });
		if (!saved.ok) return { ok: false, reason: saved.reason === "full" ? "full" : "not_sold", what };
		await trx.deleteFrom("cart_lines").where("id", "=", lineId).execute();
		return { ok: true, what };
	});
}

/**
 * Adds one unit of a wish to the cart and removes it from the wishlist; when `addToCart` refuses, it stays.
 */
export function moveToCart(
	db: Database,
	{ owners, wishId, now }: { owners: Owners; wishId: number; now: Date },
): Promise<AddOutcome | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		// The cart is locked first, as everywhere: of two that move the same wish, the second finds it gone.
		await openCart(trx, owners.cart, now);
		const wish = await trx
			.selectFrom("wishlist_items")
			.select("variant_id")
			.where("id", "=", wishId)
			.where(isWishOf(owners.wishlistOwner))
			.executeTakeFirst();
		if (!wish?.variant_id) return { ok: false, reason: "gone" };
		const added = await addLine(trx, { owner: owners.cart, variantId: wish.variant_id, quantity: 1, now });
		if (added.ok) await trx.deleteFrom("wishlist_items").where("id", "=", wishId).execute();
		return added;
	});
}
