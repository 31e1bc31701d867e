import { data } from "@remix-run/node";
import { encode } from "uqr";
import { hashToken, newToken, sameSecret, sign } from "#app/http/cookies/secrets.server.ts";
import type { RefusedData } from "#app/http/forms/refused.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse, tooManyRequests, useCounters } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import type { JobLink } from "./job-link.server.ts";
import { type Job, readJob } from "./read-job.server.ts";

/** The empty squares around a QR code that its standard asks for. */
const QR_BORDER = 4;

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
	const { data: squares, size } = encode(url, { ecc: "M", border: QR_BORDER });
	const path = squares.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
	);
	return { url, code: { size, path: path.join("") } };
}

/**
 * The job of the link in the URL. An unknown or ended one is answered with a page that says so (410), and counts
 * towards the limit on guesses.
 */
export async function requireJob(
	request: Request,
	params: { token?: string | undefined },
): Promise<{ job: Job; linkHash: string; token: string; now: Date }> {
	const address = clientAddress(request);
	const wait = env.RATE_LIMITS ? await useCounters.waitFor("jobByAddress", address) : 0;
	if (wait > 0) throw tooManyRequests(wait);
	const { token = "" } = params;
	const linkHash = hashToken(token);
	const now = new Date();
	const job = await readJob(db, { linkHash, timeZone: env.MARKET_TIME_ZONE, now });
	if (job) return { job, linkHash, token, now };
	await countUse("jobByAddress", address);
	throw jobGone();
}

export function jobGone() {
	const page: RefusedData = {
		title: "This link no longer works",
		message: "The job is over, or it was given to somebody else. Call the office if you need the job sheet.",
	};
	return data(page, { status: 410 });
}
