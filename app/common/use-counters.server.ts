import { CompiledQuery } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#app/common/network/network-of.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";

const MINUTE = 60;

/** How often an action is allowed in this many seconds. The end of a name tells what uses are counted by. */
const LIMITS = {
	signInByAccount: { points: 10, duration: 15 * MINUTE },
	signInByDevice: { points: 10, duration: 15 * MINUTE },
	signInByAddress: { points: 50, duration: 15 * MINUTE },
	passwordByAccount: { points: 10, duration: 15 * MINUTE },
	pictureByAccount: { points: 30, duration: 60 * MINUTE },
	photoByAccount: { points: 300, duration: 60 * MINUTE },
	signUpByAddress: { points: 20, duration: 60 * MINUTE },
	forgotByAddress: { points: 10, duration: 60 * MINUTE },
	forgotByDevice: { points: 10, duration: 60 * MINUTE },
	contactByAddress: { points: 10, duration: 60 * MINUTE },
	contactBySender: { points: 3, duration: 60 * MINUTE },
	contactMailByEmail: { points: 3, duration: 60 * MINUTE },
	dataRequestByAddress: { points: 10, duration: 60 * MINUTE },
	dataRequestBySender: { points: 6, duration: 60 * MINUTE },
	dataRequestMailByEmail: { points: 6, duration: 60 * MINUTE },
	partnerByAddress: { points: 10, duration: 60 * MINUTE },
	movingBookingByAddress: { points: 30, duration: 60 * MINUTE },
	movePriceByAddress: { points: 240, duration: 60 * MINUTE },
	roomBookingByAddress: { points: 30, duration: 60 * MINUTE },
	bookingBySender: { points: 10, duration: 60 * MINUTE },
	bookingMailByEmail: { points: 10, duration: 60 * MINUTE },
	cartByAddress: { points: 120, duration: 60 * MINUTE },
	feedByAddress: { points: 30, duration: 60 * MINUTE },
	wishByAddress: { points: 240, duration: 60 * MINUTE },
	emailChangeByAccount: { points: 5, duration: 60 * MINUTE },
	emailChangeBySender: { points: 3, duration: 60 * MINUTE },
	emailChangeMailByEmail: { points: 10, duration: 60 * MINUTE },
	linkByAddress: { points: 30, duration: 15 * MINUTE },
	invitationByAccount: { points: 20, duration: 60 * MINUTE },
	invitationMailByEmail: { points: 5, duration: 60 * MINUTE },
	verificationByAccount: { points: 5, duration: 60 * MINUTE },
	trackByAddress: { points: 30, duration: 15 * MINUTE },
	orderByAddress: { points: 30, duration: 60 * MINUTE },
	orderBySender: { points: 10, duration: 60 * MINUTE },
	reconciliationByAccount: { points: 10, duration: 60 * MINUTE },
	paymentByOrder: { points: 20, duration: 15 * MINUTE },
	orderMailByEmail: { points: 10, duration: 60 * MINUTE },
	discountByAddress: { points: 60, duration: 60 * MINUTE },
	calendarByAccount: { points: 30, duration: 60 * MINUTE },
	photoByJob: { points: 40, duration: 60 * MINUTE },
	jobByAddress: { points: 20, duration: 15 * MINUTE },
	messageByConversation: { points: 20, duration: 60 * MINUTE },
	messageByAddress: { points: 60, duration: 60 * MINUTE },
	messageByAccount: { points: 300, duration: 60 * MINUTE },
	messageLinkByAddress: { points: 20, duration: 15 * MINUTE },
	photoByConversation: { points: 40, duration: 60 * MINUTE },
	trackByNumber: { points: 10, duration: 15 * MINUTE },
} as const satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof LIMITS;

/** Counts uses in the database, so that limits apply across processes and restarts. */
export type UseCounters = {
	/**
	 * Counts `uses` (default 1) of `whose`. Returns null while the limit allows it, otherwise how long to wait.
	 */
	consume: (name: LimitName, whose: string, uses?: number) => Promise<{ msBeforeNext: number } | null>;
	/** Milliseconds until the next use is allowed; 0 while the limit allows it. Counts nothing. */
	waitFor: (name: LimitName, whose: string) => Promise<number>;
	/** Gives back one use. */
	giveBack: (name: LimitName, whose: string) => Promise<void>;
};

/**
 * Counters in the `rate_limits` table of this database. The PostgreSQL store of rate-limiter-flexible writes
 * SQL that SQLite also accepts. It runs through Kysely, so that SQLite keeps one writing connection.
 */
export function newUseCounters(db: Database): UseCounters {
	const client = {
		async query({ text, values }: { text: string; values: unknown[] }) {
			const bound = adapterOf(db).numberedParameters(values);
			const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, bound));
			// The driver reports the number of changed rows; rows that a statement reads are counted here.
			return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
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
	return {
		async consume(name, whose, uses = 1) {
			try {
				await limiters[name].consume(keyOf(name, whose), uses);
				return null;
			} catch (refusal) {
				if (refusal instanceof RateLimiterRes) return refusal;
				throw refusal;
			}
		},
		async waitFor(name, whose) {
			const counted = await limiters[name].get(keyOf(name, whose));
			return counted && counted.consumedPoints > LIMITS[name].points ? counted.msBeforeNext : 0;
		},
		async giveBack(name, whose) {
			await limiters[name].reward(keyOf(name, whose));
		},
	};
}

const keyOf = (name: LimitName, whose: string) =>
	(name.endsWith("ByAddress") ? networkOf(whose) : whose).slice(0, 200);
