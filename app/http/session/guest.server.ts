import { guestCookie } from "#app/http/cookies/cookies.server.ts";
import { hashToken, newToken } from "#app/http/cookies/secrets.server.ts";

const TOKEN = /^[\w-]{43}$/;

/** The hash of this browser's guest token, as stored with its bookings; null for a new browser. */
export async function guestHash(request: Request): Promise<string | null> {
	const token: unknown = await guestCookie.parse(request.headers.get("Cookie"));
	return typeof token === "string" && TOKEN.test(token) ? hashToken(token) : null;
}

/**
 * Like `guestHash`, but also gives a new browser its cookie. Call it where the form is shown, so that two
 * submits of the same form come from the same guest.
 */
export async function ensureGuest(request: Request): Promise<{ hash: string; headers: HeadersInit }> {
	const known = await guestHash(request);
	if (known) return { hash: known, headers: {} };
	const token = newToken();
	return { hash: hashToken(token), headers: { "Set-Cookie": await guestCookie.serialize(token) } };
}

/** Clears the guest cookie, so that the next person at this browser does not see the last one's bookings. */
export const clearGuestCookie = () => guestCookie.serialize("", { maxAge: 0 });
