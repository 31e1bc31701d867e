import { redirect } from "@remix-run/node";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import { grantTracking } from "./tracked.server.ts";

/** The secret of an emailed link, `?token=`; "" for none. */
export const readLinkToken = (request: Request): string =>
	new URL(request.url).searchParams.get("token") ?? "";

/** Reads the token as `readLinkToken` does. Redirects a visitor who has no token. */
export function requireLinkToken(request: Request, otherwise: string): string {
	const token = readLinkToken(request);
	if (!token) throw redirect(otherwise, { status: 303 });
	return token;
}

/**
 * Signs the browser in to an order or a booking from the emailed link (`?key=`), and redirects to its `path`
 * without the key. `opens` tells whether the SHA-256 of a key belongs to the number.
 */
export async function grantAccessByKey(
	request: Request,
	{ number, path, opens }: { number: string; path: string; opens: (tokenHash: string) => Promise<boolean> },
): Promise<void> {
	const key = new URL(request.url).searchParams.get("key");
	if (key === null) return;
	if (await opens(hashToken(key)))
		throw redirect(path, { status: 303, headers: await grantTracking(request, number) });
}
