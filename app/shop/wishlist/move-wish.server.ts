import { type AddOutcome, addLine } from "#app/shop/cart/add-to-cart.server.ts";
import { lockLine } from "#app/shop/cart/change-cart.server.ts";
import type { ForSale } from "#app/shop/cart/for-sale.server.ts";
import { openCart } from "#app/shop/cart/lock-cart.server.ts";
import type { CartOwner } from "#app/shop/cart/read-cart.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { addWish, isWishOf, type WishlistOwner } from "./wishlist.server.ts";

type Owners = { cart: CartOwner; wishes: WishlistOwner };

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
		const saved = await addWish(trx, { owner: owners.wishes, variantId: what.variantId, now });
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
			.where(isWishOf(owners.wishes))
			.executeTakeFirst();
		if (!wish) return { ok: false, reason: "gone" };
		const added = await addLine(trx, { owner: owners.cart, variantId: wish.variant_id, quantity: 1, now });
		if (added.ok) await trx.deleteFrom("wishlist_items").where("id", "=", wishId).execute();
		return added;
	});
}
