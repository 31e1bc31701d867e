import { listAddresses } from "#app/account/addresses/addresses.server.ts";
import { readWishlist } from "#app/shop/wishlist/wishlist.server.ts";
import type { Database } from "#db/client.ts";
import { findCart, readCart } from "./read-cart.server.ts";

/** What is kept for an account before it orders: its cart, its wishlist and its addresses. */
export async function exportShopper(db: Database, { accountId }: { accountId: number }) {
	const cartId = await findCart(db, { tokenHash: null, accountId });
	const cart = cartId === undefined ? undefined : await readCart(db, { cartId });
	const wishes = await readWishlist(db, { accountId, guestHash: null });
	const addresses = await listAddresses(db, { accountId });
	return {
		cart: (cart?.lines ?? []).map(({ title, options, quantity }) => ({ title, options, quantity })),
		cart_discount_code: cart?.discountCode ?? null,
		wishlist: wishes.map(({ title, options }) => ({ title, options })),
		addresses: addresses.map(({ id, postalCode, ...address }) => ({ ...address, postal_code: postalCode })),
	};
}
