import type { Cookie } from "@remix-run/node";
import { cartCookie, guestCookie } from "#app/http/cookies/cookies.server.ts";
import { readToken } from "#app/http/cookies/read-token.server.ts";
import { hashToken, newToken } from "#app/http/cookies/secrets.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";

/** A token for a browser that has none: its hash, and the headers to answer with. */
async function createToken(cookie: Cookie): Promise<{ hash: string; headers: Headers }> {
	const { hash, cookies } = await newBrowser(cookie);
	return { hash, headers: new Headers({ "Set-Cookie": cookies[0] }) };
}

async function newBrowser(cookie: Cookie): Promise<{ hash: string; cookies: [string] }> {
	const token = newToken();
	return { hash: hashToken(token), cookies: [await cookie.serialize(token)] };
}

/** SHA-256 of this browser's guest token, as stored with what it booked; null for a browser without one. */
export const guestHash = async (request: RequestHead) => (await readToken(request, guestCookie)).hash;

/** SHA-256 of this browser's cart token; null for a browser without one. */
export const cartTokenHash = async (request: RequestHead) => (await readToken(request, cartCookie)).hash;

export const createGuest = () => createToken(guestCookie);
export const createCartToken = () => createToken(cartCookie);

/**
 * Like `guestHash`, but also gives a new browser its cookie. Call it where a form with an idempotency key is
 * shown, so that two submits of it come from the same guest. Public pages name nobody: see `guestSubmitter`.
 */
export async function ensureGuest(request: RequestHead): Promise<{ hash: string; cookies: string[] }> {
	const hash = await guestHash(request);
	return hash ? { hash, cookies: [] } : newBrowser(guestCookie);
}

/** The header that names a new browser with this guest token; none for a browser that has one. */
export const nameGuest = (token: string | null) => nameBrowser(guestCookie, token);

/** The header that gives a new browser this cart token; none for a browser that has one. */
export const nameCart = (token: string | null) => nameBrowser(cartCookie, token);

const nameBrowser = async (cookie: Cookie, token: string | null): Promise<Headers> =>
	new Headers(token === null ? {} : { "Set-Cookie": await cookie.serialize(token) });

/** Clears the guest cookie, so that the next person at this browser does not see the last one's bookings. */
export const clearGuestCookie = () => guestCookie.serialize("", { maxAge: 0 });

/** Clears the cart cookie, so that the next person at this browser starts without a cart. */
export const clearCartCookie = () => cartCookie.serialize("", { maxAge: 0 });
