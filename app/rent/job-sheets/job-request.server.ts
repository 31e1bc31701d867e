import { data } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import type { RefusedData } from "#app/http/network/refused.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { type Job, readJob } from "#app/rent/moves/job/read-job.server.ts";

/** The job of the link in the URL. An unknown or ended one is answered with a page that says so (410). */
export async function requireJob(params: {
	token?: string | undefined;
}): Promise<{ job: Job; linkHash: string; token: string; now: Date }> {
	const { token = "" } = params;
	const linkHash = hashToken(token);
	const now = new Date();
	const job = await readJob(db, { linkHash, timeZone: market.timeZone, now });
	if (!job) throw jobGone();
	return { job, linkHash, token, now };
}

export function jobGone() {
	const page: RefusedData = {
		title: t.jobSheet.gone.title,
		message: t.jobSheet.gone.text,
	};
	return data(page, { status: 410 });
}
