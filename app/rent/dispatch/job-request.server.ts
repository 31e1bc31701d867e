import { data } from "@remix-run/node";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import type { RefusedData } from "#app/http/forms/refused.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse, tooManyRequests, useCounters } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { type Job, readJob } from "./read-job.server.ts";

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
	const job = await readJob(db, { linkHash, timeZone: market.timeZone, now });
	if (job) return { job, linkHash, token, now };
	await countUse("jobByAddress", address);
	throw jobGone();
}

export function jobGone() {
	const page: RefusedData = {
		title: "This link no longer works",
		message:
			"The job is over, is cancelled, or was given to somebody else. Call the office if you need the job sheet.",
	};
	return data(page, { status: 410 });
}
