import { cartCookie, guestCookie } from "#app/http/cookies/cookies.server.ts";
import { hashToken, newToken } from "#app/http/cookies/secrets.server.ts";
import { guestHash } from "./guest.server.ts";

const TOKEN = /^[\w-]{43}$/;

/** SHA-256 of this browser's cart token, or null for one that has none. */
export async function cartTokenHash(request: Request): Promise<string | null> {
	const token: unknown = await cartCookie.parse(request.headers.get("Cookie"));
	return typeof token === "string" && TOKEN.test(token) ? hashToken(token) : null;
}

/** Like `cartTokenHash`, but creates a token when there is none and returns the headers that set it. */
export async function ensureCartToken(request: Request): Promise<{ tokenHash: string; headers: Headers }> {
	const known = await cartTokenHash(request);
	if (known) return { tokenHash: known, headers: new Headers() };
	const token = newToken();
	return {
		tokenHash: hashToken(token),
		headers: new Headers({ "Set-Cookie": await cartCookie.serialize(token) }),
	};
}

/**
 * Adds the cart and wishlist cookie to the headers of a response. Call it where their forms are shown (a
 * product's page), so that two tabs that add at the same time use one cart.
 */
export async function ensureShopper(request: Request, others: HeadersInit): Promise<Headers> {
	const headers = new Headers(others);
	if ((await cartTokenHash(request)) === null)
		headers.append("Set-Cookie", await cartCookie.serialize(newToken()));
	if ((await guestHash(request)) === null)
		headers.append("Set-Cookie", await guestCookie.serialize(newToken()));
	return headers;
}

/** Clears the cart cookie, so that the next person at this browser starts with an empty cart. */
export const clearCartCookie = () => cartCookie.serialize("", { maxAge: 0 });
