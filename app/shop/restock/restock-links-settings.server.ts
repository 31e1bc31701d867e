import { decryptText, encryptText } from "#app/http/cookies/secrets.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const [CONFIRMATION, REQUESTS] = ["restock confirmation", "restock requests"];

/**
 * The path of the page at which the owner of an address confirms a request, for 24 hours. All of it is in the link, so
 * that nothing is stored about an address before its owner agrees.
 */
export const restockLinkPath = (
	{ variantId, email }: { variantId: number; email: string },
	now: Date,
): string =>
	`/back-in-stock/confirmation/${encryptText(CONFIRMATION, `${variantId} ${now.getTime() + DAY_MS} ${email}`)}`;

/** What a link confirms; null when it is not one of ours or a day old. */
export function readConfirmation(token: string, now: Date): { variantId: number; email: string } | null {
	const [variantId, expiresAt, email] = decryptText(CONFIRMATION, token)?.split(" ") ?? [];
	if (!email || Number(expiresAt) <= now.getTime()) return null;
	return { variantId: Number(variantId), email };
}

/** The path of the page that shows what an address waits for, and stops it. */
export const requestsPath = (email: string): string =>
	`/back-in-stock/requests/${encryptText(REQUESTS, email)}`;

/** The address of such a link; null when it is not one of ours. */
export const readRequestsToken = (token: string): string | null => decryptText(REQUESTS, token);
