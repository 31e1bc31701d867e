import type { Cookie } from "@remix-run/node";
import { cartCookie, guestCookie } from "#app/http/cookies/cookies.server.ts";
import { readToken } from "#app/http/cookies/read-token.server.ts";
import { hashToken, newToken } from "#app/http/cookies/secrets.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import type { Sender } from "./sender.server.ts";

/** A random token for a browser that has none, made for one answer: its SHA-256, and the cookie that gives it. */
async function nameBrowser(cookie: Cookie): Promise<{ hash: string; cookie: string }> {
	const token = newToken();
	return { hash: hashToken(token), cookie: await cookie.serialize(token) };
}

export const newGuest = () => nameBrowser(guestCookie);
export const newCartOwner = () => nameBrowser(cartCookie);

/** SHA-256 of this browser's cart token; null for a browser without one. */
export const cartTokenHash = async (request: RequestHead) => (await readToken(request, cartCookie)).hash;

/**
 * The sender's guest hash; a new browser gets its cookie, and somebody who is signed in has neither. Call it where a form
 * with an idempotency key is shown, so that two submits of it come from the same guest. Public pages name nobody.
 */
export async function ensureGuest({
	person,
	guestHash,
}: Pick<Sender, "person" | "guestHash">): Promise<{ hash: string | null; cookies: string[] }> {
	if (person || guestHash) return { hash: guestHash, cookies: [] };
	const guest = await newGuest();
	return { hash: guest.hash, cookies: [guest.cookie] };
}
