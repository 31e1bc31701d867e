import { drawQrCode } from "#app/common/qr-code.ts";
import { hashToken, newToken, sameSecret, sign } from "#app/http/cookies/secrets.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import type { JobLink } from "#app/rent/moves/job/job-link.server.ts";

/** The token of a job's link: 256 bits that only this site can compute from the stored nonce. */
const tokenOf = (nonce: string): string => sign("the link of a job sheet", nonce);

/** The link of a new job sheet. */
export function newJobLink(): JobLink {
	const nonce = newToken();
	return { nonce, token: tokenOf(nonce) };
}

/**
 * The URL of a job sheet for staff, and its QR code; null without a link, and after the site's secret has changed. A new
 * assignment then makes a new one.
 */
export function describeJobLink(link: { nonce: string | null; hash: string | null }) {
	if (!link.nonce || !link.hash) return null;
	const token = tokenOf(link.nonce);
	if (!sameSecret(hashToken(token), link.hash)) return null;
	const url = `${env.APP_ORIGIN}/jobs/${token}`;
	return { url, code: drawQrCode(url) };
}
