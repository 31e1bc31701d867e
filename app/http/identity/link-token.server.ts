import { redirect } from "@remix-run/node";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";

/** The secret of a link from a mail, `?token=`; "" for none. Each reading counts against guessing. */
export async function readLinkToken(request: Request): Promise<string> {
	await countUse("linkByAddress", clientAddress(request));
	return new URL(request.url).searchParams.get("token") ?? "";
}

/** The same for the page that it opens, which without one is of no use. */
export async function requireLinkToken(request: Request, otherwise: string): Promise<string> {
	if (!new URL(request.url).searchParams.get("token")) throw redirect(otherwise, { status: 303 });
	return readLinkToken(request);
}
