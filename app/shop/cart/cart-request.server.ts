import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import { markOf } from "#app/http/log/request-id.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { ensureGuest, guestHash } from "#app/http/session/guest.server.ts";
import { type Person, readPerson } from "#app/http/session/session.server.ts";
import { cartTokenHash, ensureCartToken } from "#app/http/session/shopper.server.ts";
import type { WishlistOwner } from "#app/shop/wishlist/wishlist.server.ts";
import { type CartOwner, countCart, findCart } from "./read-cart.server.ts";

/** Whose cart a request is about: the signed-in account's, or else the browser's. */
export async function readCartOwner(request: Request, person: Person | null): Promise<CartOwner> {
	if (person) return { accountId: person.accountId, tokenHash: null };
	return { accountId: null, tokenHash: await cartTokenHash(request) };
}

/** Like `readCartOwner`, but names a browser that is new here: the headers to answer with say how. */
export async function ensureCartOwner(
	request: Request,
	person: Person | null,
): Promise<{ owner: CartOwner; headers: Headers }> {
	if (person) return { owner: await readCartOwner(request, person), headers: new Headers() };
	const { tokenHash, headers } = await ensureCartToken(request);
	return { owner: { accountId: null, tokenHash }, headers };
}

/** Like `ensureCartOwner`, for what opens a cart where there is none: anybody may, but not any number of times. */
export async function ensureLimitedCartOwner(request: Request, person: Person | null) {
	const named = await ensureCartOwner(request, person);
	if (!person && (await findCart(db, named.owner)) === undefined)
		await countUse("cartByAddress", clientAddress(request));
	return named;
}

/** Whose wishlist a request is about: the signed-in account's, or else the browser's. */
export async function readWishlistOwner(request: Request, person: Person | null): Promise<WishlistOwner> {
	if (person) return { accountId: person.accountId, guestHash: null };
	return { accountId: null, guestHash: await guestHash(request) };
}

/** Like `readWishlistOwner`, but names a browser that is new here: the headers to answer with say how. */
export async function ensureWishlistOwner(
	request: Request,
	person: Person | null,
): Promise<{ owner: WishlistOwner; headers: Headers }> {
	if (person) return { owner: await readWishlistOwner(request, person), headers: new Headers() };
	const { hash, headers } = await ensureGuest(request);
	return { owner: { accountId: null, guestHash: hash }, headers: new Headers(headers) };
}

/** The open cart of whoever sent the request. */
export async function readCartId(request: Request): Promise<number | undefined> {
	return findCart(db, await readCartOwner(request, await readPerson(request)));
}

/**
 * Returns the number of units for the cart icon: one query, or none for a browser without a cart. A count
 * that can't be read is logged and becomes 0, so that the page still works.
 */
export async function readCartCount(request: Request, person: Person | null): Promise<number> {
	return countCart(db, await readCartOwner(request, person)).catch((error: unknown) => {
		log.error({ ...markOf(request), error: describeError(error) }, "the cart's count can't be read");
		return 0;
	});
}
