import type { CountryCode } from "libphonenumber-js";
import { deviceCookie } from "#app/http/cookies/cookies.server.ts";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import { browserCountry } from "#app/http/network/browser-country.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { cartTokenHash, guestHash } from "./guest.server.ts";
import { type Person, readPerson } from "./session.server.ts";

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
	browser: Awaited<ReturnType<typeof readBrowser>>;
	/** The client's address. */
	address: string;
	/** Where a phone number without a country code is from: the browser's first country, or else the market's. */
	country: CountryCode;
};

/** Reads once, at the top of a loader or action, who sends the request. */
export async function readSender(request: Request): Promise<Sender> {
	const person = await readPerson(request);
	const browser = await readBrowser(request);
	return {
		person,
		accountId: person?.accountId ?? null,
		guestHash: person ? null : browser.guestHash,
		tokenHash: person ? null : browser.cartHash,
		deviceHash: browser.deviceToken && hashToken(browser.deviceToken),
		browser,
		address: clientAddress(request),
		country: browserCountry(request) ?? env.MARKET_COUNTRY,
	};
}

async function readBrowser(request: Request) {
	const device: unknown = await deviceCookie.parse(request.headers.get("Cookie"));
	return {
		userAgent: request.headers.get("User-Agent") ?? "",
		deviceToken: typeof device === "string" && device !== "" ? device : null,
		cartHash: await cartTokenHash(request),
		guestHash: await guestHash(request),
	};
}
