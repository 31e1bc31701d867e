import { data } from "@remix-run/node";
import { networkOf } from "#app/common/access/network-of.ts";
import { type LimitName, newUseCounters, type UseCounters } from "#app/common/access/use-counters.server.ts";
import { sign } from "#app/http/cookies/secrets.server.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { db } from "./database.server.ts";
import { refusalOfLimit } from "./limit-refusal.ts";

export type { LimitName };

if (!env.RATE_LIMITS)
	process.stderr.write("RATE_LIMITS=off: nothing is limited. Never run like this in public.\n");

const stored = newUseCounters(db);

/** The site's counters. Refusals are counted in the metrics; with `RATE_LIMITS=off` nothing is refused. */
export const useCounters: UseCounters = {
	...stored,
	async consume(...uses) {
		if (!env.RATE_LIMITS) return uses.map(() => null);
		const refusals = await stored.consume(...uses);
		for (const [at, { name }] of uses.entries()) if (refusals[at]) metrics.refused.inc({ limit: name });
		return refusals;
	},
};

/**
 * Counts one use towards a limit. Throws a page that says when to try again when the limit is reached.
 * `whose` is a client's address for limits named `…ByAddress`, otherwise an account's email address or id.
 */
export async function countUse(name: LimitName, whose: string): Promise<void> {
	const [refusal] = await useCounters.consume({ name, whose });
	if (refusal) throw tooManyRequests(refusal.msBeforeNext, name);
}

/**
 * Gives back the one use that `countUse` counted, for example after the right password. Others stay counted: otherwise
 * whoever knows the password could guess codes without a limit.
 */
export const giveBackUse = (name: LimitName, whose: string): Promise<void> =>
	useCounters.giveBack(name, whose);

/** A keyed hash of a client's network, for rules that limit what its strangers hold; null with `RATE_LIMITS=off`. */
export const hashNetwork = (address: string): string | null =>
	env.RATE_LIMITS ? sign("network of a client", networkOf(address)) : null;

export async function sweepUses(now: Date): Promise<void> {
	await db.deleteFrom("use_counters").where("ends_ms", "<", now.getTime()).execute();
}

/** The status and headers of a form that comes back because a limit is reached. */
export const tooManyInit = (ms: number) => ({
	status: 429,
	headers: { "Retry-After": String(Math.ceil(ms / 1_000)) },
});

/** The page of a 429, to throw: see `refusalOfLimit`. */
export function tooManyRequests(ms: number, limit?: LimitName) {
	const { data: body, status, headers } = refusalOfLimit(ms, limit);
	return data(body, { status, headers });
}
