import { cartCookie, clearCookie, guestCookie, trackedCookie } from "#app/http/cookies/cookies.server.ts";
import { clearViewedProducts } from "#app/http/cookies/viewed-products.server.ts";

/** Clears what was proved at this browser. */
export const clearTracked = (): Promise<string> => clearCookie(trackedCookie);

/** Headers that clear what the browser has of a person: orders and bookings, cart, viewed products and proofs. */
export async function clearBrowserCookies(): Promise<[string, string][]> {
	const cleared = [guestCookie, cartCookie].map(clearCookie);
	const cookies = [...(await Promise.all(cleared)), clearViewedProducts(), await clearTracked()];
	return cookies.map((cookie) => ["Set-Cookie", cookie]);
}

/** Headers with which the next person at this browser finds nothing of the last one, whose pages it forgets. */
export const forgetBrowser = async (): Promise<Headers> =>
	new Headers([["Clear-Site-Data", '"cache", "storage"'], ...(await clearBrowserCookies())]);
