import { data } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import type { RequestMark } from "#app/http/log/request-id.server.ts";
import type { RefusedData } from "#app/http/network/refused.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { newCartOwner } from "#app/http/session/guest.server.ts";
import type { Sender } from "#app/http/session/sender.server.ts";
import { ensureWishlistOwner } from "#app/wishlist/wishlist-request.server.ts";
import type { LinePress } from "./line-fields.ts";
import { type CartOwner, countCart, findCart } from "./read-cart.server.ts";

/** Whose cart a form changes. A new browser gets its cookie by the headers. */
export async function ensureCartOwner(sender: Sender): Promise<{ owner: CartOwner; headers: Headers }> {
	if (sender.person || sender.tokenHash) return { owner: sender, headers: new Headers() };
	const { hash, cookie } = await newCartOwner();
	return { owner: { accountId: null, tokenHash: hash }, headers: new Headers({ "Set-Cookie": cookie }) };
}

/**
 * Like `ensureCartOwner`, for actions that may open a cart: a new one counts towards its address’s limit, unless the
 * sender is signed in.
 */
export async function ensureLimitedCartOwner(sender: Sender) {
	if (!sender.person && (await findCart(db, sender)) === undefined)
		await countUse("cartByAddress", sender.address);
	return ensureCartOwner(sender);
}

/** The cart and wishlist that a line's button changes. A new browser gets a cookie only for what the button fills. */
export async function ensureButtonOwners(sender: Sender, press: LinePress | null) {
	const cart = press?.kind === "restore" ? await ensureLimitedCartOwner(sender) : null;
	const wishlist = press?.kind === "save" ? await ensureWishlistOwner(sender) : null;
	return {
		owner: cart?.owner ?? sender,
		wishlistOwner: wishlist?.owner ?? sender,
		headers: cart?.headers ?? wishlist?.headers ?? new Headers(),
	};
}

/**
 * Returns the number of units for the cart icon: one query, or none for a browser without a cart. A count
 * that can't be read is logged and null, so that the page still works.
 */
export async function readCartCount(owner: CartOwner, mark: RequestMark | undefined): Promise<number | null> {
	return countCart(db, owner).catch((error: unknown) => {
		log.error({ ...mark, error: describeError(error) }, "the cart's count can't be read");
		return null;
	});
}

/** The page for a form about a variant that is not on sale. */
export function productGone(message: string) {
	const page: RefusedData = { title: t.cart.goneTitle, message };
	return data(page, { status: 422 });
}
