import { readCart } from "#app/shop/cart/read-cart.server.ts";
import { readWishlist } from "#app/shop/wishlist/wishlist.server.ts";
import type { Database } from "#db/client.ts";

/** An account's cart and wishlist, for its owner. */
export async function exportShopper(db: Database, { accountId }: { accountId: number }) {
	const cart = await readCart(db, { tokenHash: null, accountId });
	const wishes = await readWishlist(db, { accountId, guestHash: null });
	return {
		cart: (cart?.lines ?? []).map(({ title, options, quantity }) => ({ title, options, quantity })),
		cart_discount_code: cart?.discountCode ?? null,
		wishlist: wishes.map(({ title, options }) => ({ title, options })),
	};
}
