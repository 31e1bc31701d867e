import type { Cookie } from "@remix-run/node";
import { cartCookie, deviceCookie, guestCookie, sessionCookie } from "#app/http/cookies/cookies.server.ts";
import { readToken } from "#app/http/cookies/read-token.server.ts";
import { clientAddress, type RequestHead } from "#app/http/network/incoming.server.ts";
import { findPerson, type Person } from "./session.server.ts";

/**
 * The sender of a request, for rules. For a signed-in person the browser's own hashes are null: an account's
 * orders and bookings belong only to the account, and the browser does not show them after signing out.
 */
export type Sender = {
	person: Person | null;
	accountId: number | null;
	/** SHA-256 of the browser's guest token; null for a browser without one. */
	guestHash: string | null;
	/** SHA-256 of the browser's cart token; null for a browser without one. */
	tokenHash: string | null;
	/** SHA-256 of the browser's device token, signed in or not; null for a browser without one. */
	deviceHash: string | null;
	/** What a session opened from this browser needs, signed in or not. */
	browser: {
		userAgent: string;
		deviceToken: string | null;
		cartHash: string | null;
		guestHash: string | null;
	};
	/** The client's address. */
	address: string;
};

/** Reads once, at the top of a loader or action, who sends the request. */
export async function readSender(request: RequestHead): Promise<Sender> {
	const sent = (cookie: Cookie) => readToken(request, cookie);
	const person = await findPerson(await sent(sessionCookie));
	const [guest, cart, device] = [await sent(guestCookie), await sent(cartCookie), await sent(deviceCookie)];
	return {
		person,
		accountId: person?.accountId ?? null,
		guestHash: person ? null : guest.hash,
		tokenHash: person ? null : cart.hash,
		deviceHash: device.hash,
		browser: {
			userAgent: request.headers.get("User-Agent") ?? "",
			deviceToken: device.token,
			cartHash: cart.hash,
			guestHash: guest.hash,
		},
		address: clientAddress(request),
	};
}
