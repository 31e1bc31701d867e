import { redirect } from "@remix-run/node";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { grantTracking } from "#app/http/session/tracked.server.ts";
import { hashToken } from "./secrets.server.ts";

/** The secret of an emailed link, `?token=`; "" for none. Each call counts towards the limit on guesses. */
export async function readLinkToken(request: Request): Promise<string> {
	await countUse("linkByAddress", clientAddress(request));
	return new URL(request.url).searchParams.get("token") ?? "";
}

/** Like `readLinkToken`, but redirects when there is none. */
export async function requireLinkToken(request: Request, otherwise: string): Promise<string> {
	if (!new URL(request.url).searchParams.get("token")) throw redirect(otherwise, { status: 303 });
	return readLinkToken(request);
}

/**
 * Signs the browser in to an order or a booking from the emailed link (`?key=`), and redirects to its `path`
 * without the key. `opens` tells whether the SHA-256 of a key belongs to the number. Each attempt counts
 * towards the limit.
 */
export async function grantAccessByKey(
	request: Request,
	{ number, path, opens }: { number: string; path: string; opens: (tokenHash: string) => Promise<boolean> },
): Promise<void> {
	const key = new URL(request.url).searchParams.get("key");
	if (key === null) return;
	await countUse("linkByAddress", clientAddress(request));
	if (await opens(hashToken(key)))
		throw redirect(path, { status: 303, headers: await grantTracking(request, number) });
}
