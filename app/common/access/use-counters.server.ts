import type { Database } from "#db/client.ts";
import { networkOf } from "./network-of.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * How often an action is allowed in this many seconds. The end of a name tells what uses are counted by. `…BySender` is a
 * network together with the email address, number or account that it writes about: nobody uses up somebody else's.
 */
const LIMITS = {
	signInBySender: { uses: 10, seconds: 15 * MINUTE },
	signInByAccount: { uses: 100, seconds: 15 * MINUTE },
	signInByDevice: { uses: 10, seconds: 15 * MINUTE },
	signInByAddress: { uses: 50, seconds: 15 * MINUTE },
	passwordByAccount: { uses: 10, seconds: 15 * MINUTE },
	pictureByAccount: { uses: 30, seconds: 60 * MINUTE },
	photoByAccount: { uses: 300, seconds: 60 * MINUTE },
	fileByAccount: { uses: 60, seconds: 60 * MINUTE },
	hotelByAccount: { uses: 20, seconds: DAY },
	roomByAccount: { uses: 200, seconds: DAY },
	signUpByAddress: { uses: 20, seconds: 60 * MINUTE },
	forgotByAddress: { uses: 10, seconds: 60 * MINUTE },
	forgotByDevice: { uses: 10, seconds: 60 * MINUTE },
	contactByAddress: { uses: 10, seconds: 60 * MINUTE },
	contactBySender: { uses: 3, seconds: 60 * MINUTE },
	contactMailByEmail: { uses: 9, seconds: 60 * MINUTE },
	dataRequestByAddress: { uses: 10, seconds: 60 * MINUTE },
	dataRequestBySender: { uses: 6, seconds: 60 * MINUTE },
	dataRequestMailByEmail: { uses: 18, seconds: 60 * MINUTE },
	restockByAddress: { uses: 30, seconds: 60 * MINUTE },
	restockBySender: { uses: 6, seconds: 60 * MINUTE },
	restockMailByEmail: { uses: 18, seconds: 60 * MINUTE },
	partnerByAddress: { uses: 10, seconds: 60 * MINUTE },
	movingBookingByAddress: { uses: 30, seconds: 60 * MINUTE },
	movePriceByAddress: { uses: 240, seconds: 60 * MINUTE },
	roomBookingByAddress: { uses: 30, seconds: 60 * MINUTE },
	bookingBySender: { uses: 10, seconds: 60 * MINUTE },
	bookingMailByEmail: { uses: 30, seconds: 60 * MINUTE },
	confirmationByBooking: { uses: 3, seconds: 60 * MINUTE },
	cartByAddress: { uses: 120, seconds: 60 * MINUTE },
	feedByAddress: { uses: 30, seconds: 60 * MINUTE },
	cardByAddress: { uses: 240, seconds: 60 * MINUTE },
	mapByAddress: { uses: 600, seconds: 15 * MINUTE },
	suggestionByAddress: { uses: 600, seconds: 15 * MINUTE },
	wishByAddress: { uses: 240, seconds: 60 * MINUTE },
	emailChangeByAccount: { uses: 5, seconds: 60 * MINUTE },
	emailChangeBySender: { uses: 3, seconds: 60 * MINUTE },
	emailChangeMailByEmail: { uses: 10, seconds: 60 * MINUTE },
	openidByAddress: { uses: 50, seconds: 15 * MINUTE },
	invitationByAccount: { uses: 20, seconds: 60 * MINUTE },
	invitationBySender: { uses: 5, seconds: 60 * MINUTE },
	invitationMailByEmail: { uses: 15, seconds: 60 * MINUTE },
	verificationByAccount: { uses: 5, seconds: 60 * MINUTE },
	trackByAddress: { uses: 30, seconds: 15 * MINUTE },
	orderByAddress: { uses: 30, seconds: 60 * MINUTE },
	orderBySender: { uses: 10, seconds: 60 * MINUTE },
	reconciliationByAccount: { uses: 10, seconds: 60 * MINUTE },
	paymentByOrder: { uses: 20, seconds: 15 * MINUTE },
	orderMailByEmail: { uses: 30, seconds: 60 * MINUTE },
	discountByAddress: { uses: 60, seconds: 60 * MINUTE },
	calendarByAccount: { uses: 30, seconds: 60 * MINUTE },
	photoByJob: { uses: 40, seconds: 60 * MINUTE },
	messageByConversation: { uses: 20, seconds: 60 * MINUTE },
	messageByAddress: { uses: 60, seconds: 60 * MINUTE },
	messageByAccount: { uses: 300, seconds: 60 * MINUTE },
	photoByConversation: { uses: 40, seconds: 60 * MINUTE },
	photoByReview: { uses: 20, seconds: 60 * MINUTE },
	trackBySender: { uses: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, { uses: number; seconds: number }>;

export type LimitName = keyof typeof LIMITS;

export type Use = {
	name: LimitName;
	/** A client's address for limits named `…ByAddress`, otherwise an account's email address, id or the like. */
	whose: string;
	/** 1 by default. */
	uses?: number;
};

/** How long to wait for the next use. */
export type Refusal = { msBeforeNext: number };

/** Counts uses in the database, so that limits apply across processes and restarts. */
export type UseCounters = {
	/**
	 * Counts uses in one statement, up to the first whose limit is reached: those after it are given back. Returns for
	 * each null while its limit allows it, otherwise how long to wait.
	 */
	consume: (...uses: Use[]) => Promise<(Refusal | null)[]>;
	/** Milliseconds until the next use is allowed; 0 while the limit allows it. Counts nothing. */
	waitFor: (name: LimitName, whose: string) => Promise<number>;
	/** Gives back one use, or so many. */
	giveBack: (name: LimitName, whose: string, uses?: number) => Promise<void>;
};

/**
 * Counters in the `use_counters` table of this database: the uses since the first one of a window, which begins anew
 * when it has ended. A refused use counts, too. In docs/decisions/requests.md: why no library counts.
 */
export function newUseCounters(db: Database): UseCounters {
	const giveBack: UseCounters["giveBack"] = async (name, whose, uses = 1) => {
		await db
			.updateTable("use_counters")
			.set((eb) => ({ uses: eb("uses", "-", uses) }))
			.where("key", "=", keyOf(name, whose))
			.where("ends_ms", ">", Date.now())
			.where("uses", ">=", uses)
			.execute();
	};
	return {
		giveBack,
		async consume(...uses) {
			const now = Date.now();
			const counting = uses
				.map(({ name, whose, uses = 1 }) => {
					return { key: keyOf(name, whose), uses, ends_ms: now + LIMITS[name].seconds * 1_000 };
				})
				// In one order, so that PostgreSQL's row locks never wait in a circle.
				.sort((a, b) => (a.key < b.key ? -1 : 1));
			const counted = await countAll(db, counting, now);
			const refusals = uses.map(({ name, whose }) => {
				const key = keyOf(name, whose);
				const row = counted.find((each) => each.key === key);
				return row && row.uses > LIMITS[name].uses ? { msBeforeNext: Math.max(row.ends_ms - now, 0) } : null;
			});
			const first = refusals.findIndex((refusal) => refusal !== null);
			if (first === -1) return refusals;
			// What is refused anyway must not use up what belongs to somebody else, such as the emails that an address gets.
			for (const { name, whose, uses: count } of uses.slice(first + 1)) await giveBack(name, whose, count);
			return refusals.map((refusal, at) => (at === first ? refusal : null));
		},
		async waitFor(name, whose) {
			const now = Date.now();
			const counted = await db
				.selectFrom("use_counters")
				.select(["uses", "ends_ms"])
				.where("key", "=", keyOf(name, whose))
				.where("ends_ms", ">", now)
				.executeTakeFirst();
			return counted && counted.uses > LIMITS[name].uses ? counted.ends_ms - now : 0;
		},
	};
}

function keyOf(name: LimitName, whose: string): string {
	return `${name}:${(name.endsWith("ByAddress") ? networkOf(whose) : whose).slice(0, 200)}`;
}

type Counting = { key: string; uses: number; ends_ms: number };

/** Counts all in one statement: an upsert whose window begins anew when it has ended. */
const countAll = (db: Database, counting: readonly Counting[], now: number): Promise<Counting[]> =>
	db
		.insertInto("use_counters")
		.values(counting)
		.onConflict((conflict) =>
			conflict.column("key").doUpdateSet((eb) => {
				const isOver = eb("use_counters.ends_ms", "<=", now);
				const sum = eb("use_counters.uses", "+", eb.ref("excluded.uses"));
				const next = eb.ref("excluded.ends_ms");
				return {
					uses: eb.case().when(isOver).then(eb.ref("excluded.uses")).else(sum).end(),
					ends_ms: eb.case().when(isOver).then(next).else(eb.ref("use_counters.ends_ms")).end(),
				};
			}),
		)
		.returning(["key", "uses", "ends_ms"])
		.execute();
