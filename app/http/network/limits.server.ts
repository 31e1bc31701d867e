import { data } from "@remix-run/node";
import { CompiledQuery } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { RefusedData } from "#app/http/forms/refused.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { metrics } from "#app/http/watch/metrics.server.ts";
import { engineOf } from "#db/engine.ts";
import { networkOf } from "./network.ts";

const MINUTE = 60;

/** How often a thing may be done, by whom it is counted. */
const LIMITS = {
	signInByAccount: { points: 10, duration: 15 * MINUTE },
	signInByAddress: { points: 50, duration: 15 * MINUTE },
	passwordByAccount: { points: 10, duration: 15 * MINUTE },
	pictureByAccount: { points: 30, duration: 60 * MINUTE },
	signUpByAddress: { points: 20, duration: 60 * MINUTE },
	forgotByAddress: { points: 10, duration: 60 * MINUTE },
	forgotByAccount: { points: 3, duration: 60 * MINUTE },
	contactByAddress: { points: 10, duration: 60 * MINUTE },
	contactByEmail: { points: 3, duration: 60 * MINUTE },
	partnerByAddress: { points: 10, duration: 60 * MINUTE },
	movingBookingByAddress: { points: 30, duration: 60 * MINUTE },
	roomBookingByAddress: { points: 30, duration: 60 * MINUTE },
	bookingByEmail: { points: 10, duration: 60 * MINUTE },
	cartByAddress: { points: 120, duration: 60 * MINUTE },
	wishByAddress: { points: 240, duration: 60 * MINUTE },
	emailChangeByAccount: { points: 5, duration: 60 * MINUTE },
	emailChangeByEmail: { points: 3, duration: 60 * MINUTE },
	linkByAddress: { points: 30, duration: 15 * MINUTE },
	verificationByAccount: { points: 5, duration: 60 * MINUTE },
	trackByAddress: { points: 30, duration: 15 * MINUTE },
	orderByAddress: { points: 30, duration: 60 * MINUTE },
	orderByEmail: { points: 10, duration: 60 * MINUTE },
	discountByAddress: { points: 60, duration: 60 * MINUTE },
	calendarByAccount: { points: 30, duration: 60 * MINUTE },
	trackByNumber: { points: 10, duration: 15 * MINUTE },
} as const satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof LIMITS;

/**
 * rate-limiter-flexible's PostgreSQL store speaks SQL that SQLite reads, too; through Kysely it shares the
 * site's one writing connection, where its own SQLite store would want a second that waits for the first.
 */
const client = {
	async query({ text, values }: { text: string; values: unknown[] }) {
		// To SQLite, $1 is a parameter by the name of 1.
		const bound =
			engineOf(db) === "sqlite" ? [Object.fromEntries(values.map((value, at) => [at + 1, value]))] : values;
		const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, bound));
		return { rows, rowCount: Number(numAffectedRows ?? 0) };
	},
};

const limiters = Object.fromEntries(
	Object.entries(LIMITS).map(([name, limit]) => [
		name,
		new RateLimiterPostgres({
			storeClient: client,
			storeType: "client",
			tableName: "rate_limits",
			tableCreated: true,
			clearExpiredByTimeout: false,
			keyPrefix: name,
			...limit,
		}),
	]),
) as Record<LimitName, RateLimiterPostgres>;

if (!env.RATE_LIMITS)
	process.stderr.write("RATE_LIMITS=off: nothing is limited. Never run like this in public.\n");

/**
 * Counts one use; throws the page that says when to try again when there were too many. Whose it is: a
 * client's address for `…ByAddress`, an account's e-mail or id for the others.
 */
export async function countUse(name: LimitName, whose: string): Promise<void> {
	const refusal = await consume(name, whose);
	if (refusal) throw tooMany(refusal.msBeforeNext);
}

/** Counts one use, and says whether that was still one of those that are allowed. */
export async function hasUsesLeft(name: LimitName, whose: string): Promise<boolean> {
	return (await consume(name, whose)) === null;
}

async function consume(name: LimitName, whose: string): Promise<RateLimiterRes | null> {
	if (!env.RATE_LIMITS) return null;
	try {
		await limiters[name].consume(keyOf(name, whose));
		return null;
	} catch (refusal) {
		if (refusal instanceof RateLimiterRes) {
			metrics.refused.inc({ limit: name });
			return refusal;
		}
		throw refusal;
	}
}

const keyOf = (name: LimitName, whose: string) =>
	(name.endsWith("ByAddress") ? networkOf(whose) : whose).slice(0, 200);

/** Forgets the uses counted so far, as after a successful sign-in. */
export async function forgetUses(name: LimitName, whose: string): Promise<void> {
	await limiters[name].delete(keyOf(name, whose));
}

/** Takes away counts that no longer count. */
export async function sweepUses(now: Date): Promise<void> {
	await db.deleteFrom("rate_limits").where("expire", "<", now.getTime()).execute();
}

function tooMany(ms: number) {
	const seconds = Math.max(1, Math.ceil(ms / 1000));
	const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
	const refused: RefusedData = {
		title: "Too many tries",
		message: `That was tried too often. Please try again in ${wait}.`,
	};
	return data(refused, { status: 429, headers: { "Retry-After": String(seconds) } });
}
