import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import type { RequestMark } from "#app/http/log/request-id.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { createCartToken, createGuest } from "#app/http/session/guest.server.ts";
import type { Sender } from "#app/http/session/sender.server.ts";
import type { WishlistOwner } from "#app/shop/wishlist/wishlist.server.ts";
import type { LinePress } from "./line-fields.ts";
import { type CartOwner, countCart, findCart } from "./read-cart.server.ts";

/** Whose cart a form changes. A new browser gets its cookie by the headers. */
export async function ensureCartOwner(sender: Sender): Promise<{ owner: CartOwner; headers: Headers }> {
	if (sender.person || sender.tokenHash) return { owner: sender, headers: new Headers() };
	const { hash, headers } = await createCartToken();
	return { owner: { accountId: null, tokenHash: hash }, headers };
}

/** Counts a new cart towards its address's limit, unless the sender has a cart or is signed in. */
export async function countNewCart(sender: Sender): Promise<void> {
	if (!sender.person && (await findCart(db, sender)) === undefined)
		await countUse("cartByAddress", sender.address);
}

/** Like `ensureCartOwner`, for actions that may open a cart: a new one counts towards its address’s limit. */
export async function ensureLimitedCartOwner(sender: Sender) {
	await countNewCart(sender);
	return ensureCartOwner(sender);
}

/** Whose wishlist a form changes. A new browser gets its cookie by the headers. */
export async function ensureWishlistOwner(
	sender: Sender,
): Promise<{ owner: WishlistOwner; headers: Headers }> {
	if (sender.person || sender.guestHash) return { owner: sender, headers: new Headers() };
	const { hash, headers } = await createGuest();
	return { owner: { accountId: null, guestHash: hash }, headers };
}

/** The cart and wishlist that a line's button changes. A new browser gets a cookie only for what the button fills. */
export async function ensureButtonOwners(sender: Sender, press: LinePress | null) {
	const cart = press?.kind === "restore" ? await ensureLimitedCartOwner(sender) : null;
	const wishes = press?.kind === "save" ? await ensureWishlistOwner(sender) : null;
	return {
		owner: cart?.owner ?? sender,
		wishes: wishes?.owner ?? sender,
		headers: cart?.headers ?? wishes?.headers ?? new Headers(),
	};
}

/**
 * Returns the number of units for the cart icon: one query, or none for a browser without a cart. A count
 * that can't be read is logged and becomes 0, so that the page still works.
 */
export async function readCartCount(owner: CartOwner, mark: RequestMark | undefined): Promise<number> {
	return countCart(db, owner).catch((error: unknown) => {
		log.error({ ...mark, error: describeError(error) }, "the cart's count can't be read");
		return 0;
	});
}
