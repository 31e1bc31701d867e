import { networkOf } from "#app/common/network/network-of.ts";
import type { Database } from "#db/client.ts";
import { statementWith } from "#db/statement-with.ts";

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
 * Counters in the `rate_limits` table of this database: the uses since the first one of a window, which begins anew
 * when it has ended. A refused use counts, too. In docs/decisions/requests.md: why no library counts.
 */
export function newUseCounters(db: Database): UseCounters {
	const giveBack: UseCounters["giveBack"] = async (name, whose, uses = 1) => {
		await db
			.updateTable("rate_limits")
			.set((eb) => ({ points: eb("points", "-", uses) }))
			.where("key", "=", keyOf(name, whose))
			.where("expire", ">", Date.now())
			.where("points", ">=", uses)
			.execute();
	};
	return {
		giveBack,
		async consume(...uses) {
			const now = Date.now();
			const counting = uses
				.map(({ name, whose, uses: points = 1 }) => {
					return { key: keyOf(name, whose), points, expire: now + LIMITS[name].duration * 1_000 };
				})
				// In one order, so that PostgreSQL's row locks never wait in a circle.
				.sort((a, b) => (a.key < b.key ? -1 : 1));
			const counted = await countingOf(uses.length)(db, { now, ...variablesOf(counting) });
			const refusals = uses.map(({ name, whose }) => {
				const key = keyOf(name, whose);
				const row = counted.find((each) => each.key === key);
				return row && row.points > LIMITS[name].points
					? { msBeforeNext: Math.max(row.expire - now, 0) }
					: null;
			});
			const first = refusals.findIndex((refusal) => refusal !== null);
			if (first === -1) return refusals;
			// What is refused anyway must not use up what belongs to somebody else, such as the emails that an address gets.
			for (const { name, whose, uses: points } of uses.slice(first + 1)) await giveBack(name, whose, points);
			return refusals.map((refusal, at) => (at === first ? refusal : null));
		},
		async waitFor(name, whose) {
			const now = Date.now();
			const counted = await db
				.selectFrom("rate_limits")
				.select(["points", "expire"])
				.where("key", "=", keyOf(name, whose))
				.where("expire", ">", now)
				.executeTakeFirst();
			return counted && counted.points > LIMITS[name].points ? counted.expire - now : 0;
		},
	};
}

function keyOf(name: LimitName, whose: string): string {
	return `${name}:${(name.endsWith("ByAddress") ? networkOf(whose) : whose).slice(0, 200)}`;
}

type Counting = { key: string; points: number; expire: number };

/** The rows' values by name. */
function variablesOf(rows: readonly Counting[]): Record<string, string | number> {
	const names = rows.flatMap((row, at) =>
		Object.entries(row).map(([column, value]) => [`${column}${at}`, value] as const),
	);
	return Object.fromEntries(names);
}

const statements = new Map<number, ReturnType<typeof newCounting>>();

/** The statement that counts so many uses. */
function countingOf(size: number) {
	const counting = statements.get(size) ?? newCounting(size);
	statements.set(size, counting);
	return counting;
}

function newCounting(size: number) {
	const examples = Array.from({ length: size }, (_, at) => {
		return { key: `key ${at}`, points: -1 - at, expire: -1_000 - at };
	});
	const names = { now: -1_000_000, ...variablesOf(examples) };
	return statementWith<Record<string, string | number>, Counting>(names, (db) =>
		db
			.insertInto("rate_limits")
			.values(examples)
			.onConflict((conflict) =>
				conflict.column("key").doUpdateSet((eb) => {
					const isOver = eb("rate_limits.expire", "<=", names.now);
					const sum = eb("rate_limits.points", "+", eb.ref("excluded.points"));
					return {
						points: eb.case().when(isOver).then(eb.ref("excluded.points")).else(sum).end(),
						expire: eb
							.case()
							.when(isOver)
							.then(eb.ref("excluded.expire"))
							.else(eb.ref("rate_limits.expire"))
							.end(),
					};
				}),
			)
			.returning(["key", "points", "expire"]),
	);
}
