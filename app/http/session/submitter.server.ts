import { networkOf } from "#app/common/network/network-of.ts";
import { browserId, type Submitter } from "#app/common/recent-submissions.server.ts";
import { sign } from "#app/http/cookies/secrets.server.ts";
import type { Sender } from "./sender.server.ts";

/**
 * The sender of a message from a public page: the account, else the browser's guest or cart token, else its
 * network, software and languages. No cookie is made for it.
 */
export const messageSubmitter = (request: Request, sender: Sender): Submitter =>
	knownSubmitter(sender, sender.guestHash ?? sender.tokenHash) ?? { id: describeBrowser(request, sender) };

/**
 * The sender of a booking without an account: a browser that has no guest token yet gets one that is derived
 * from its form, so that each answer to the form names it alike.
 */
export const guestSubmitter = (request: Request, sender: Sender): Submitter =>
	knownSubmitter(sender, sender.guestHash) ?? { id: describeBrowser(request, sender), deriveToken };

/**
 * The sender of a form that fills a cart (or, known by its `guest` token, a wishlist). Many people on one network may
 * add the same product at the same time, so a browser without the token is also told apart by its other cookies.
 */
export function shopperSubmitter(request: Request, sender: Sender, knownBy: "cart" | "guest"): Submitter {
	const submitter = knownSubmitter(sender, knownBy === "cart" ? sender.tokenHash : sender.guestHash);
	const id = [describeBrowser(request, sender), request.headers.get("Cookie")].join("\n");
	return submitter ?? { id, deriveToken };
}

const deriveToken = (seed: string): string => sign("token of a new browser", seed);

function knownSubmitter({ accountId }: Sender, tokenHash: string | null): Submitter | null {
	if (accountId !== null) return { id: `account ${accountId}` };
	return tokenHash === null ? null : { id: browserId(tokenHash) };
}

const describeBrowser = ({ headers }: Request, { address }: Sender): string =>
	[networkOf(address), headers.get("User-Agent"), headers.get("Accept-Language")].join("\n");
