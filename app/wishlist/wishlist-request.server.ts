import { setCookies } from "#app/http/cookies/set-cookies.ts";
import { ensureGuest } from "#app/http/session/guest.server.ts";
import type { Sender } from "#app/http/session/sender.server.ts";
import type { WishlistOwner } from "./wishlist-items.server.ts";

/** Whose wishlist a form changes. A new browser gets its cookie by the headers. */
export async function ensureWishlistOwner(
	sender: Sender,
): Promise<{ owner: WishlistOwner; headers: Headers }> {
	const { hash, cookies } = await ensureGuest(sender);
	return {
		owner: { accountId: sender.accountId, guestHash: hash },
		headers: new Headers(setCookies(cookies)),
	};
}
