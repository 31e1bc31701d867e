import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool, Updateable } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

type Column<Table extends keyof Schema> = keyof Schema[Table] & string;
type Condition<Table extends keyof Schema> = (eb: ExpressionBuilder<Schema, Table>) => Expression<SqlBool>;

type JobQueueOptions<Table extends keyof Schema> = {
	/** The table whose rows are jobs. */
	table: Table;
	key: Column<Table>;
	/** The column with the time from which a job may be claimed. A claim moves it `leaseMs` ahead. */
	lease: Column<Table>;
	/** How long a claimed job belongs to one process. Longer than one step of the work takes. */
	leaseMs: number;
	/** The column that counts claims, if any. */
	attempts?: Column<Table>;
	/**
	 * The condition for rows with work, if other columns than `lease` tell. An empty lease then means that no
	 * process has the job; without this condition, it means that there is nothing to do.
	 */
	hasWork?: Condition<Table>;
	/** The order in which due jobs are claimed. */
	order: Column<Table>[];
};

/** A job that belongs to this process until `leasedUntil`. */
export type Claim<Table extends keyof Schema> = { job: Selectable<Schema[Table]>; leasedUntil: string };

/** Another process has taken over the job, or the job no longer exists. */
export class LeaseLostError extends Error {}

/** The time `ms` after `from`, as the database stores it. */
export const later = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString();

// Kysely can't type a query whose table is a parameter; the types of the functions below are exact instead.
type AnyRow = Record<string, unknown>;
type Names = { table: string; key: string; lease: string; attempts?: string; order: string[] };
const untyped = (db: Database) => db as unknown as Kysely<Record<string, AnyRow>>;

/**
 * A queue of jobs in a table, which several processes can work on. A claim is one conditional update, so that
 * only one process gets the job; if it dies, another gets the job after the lease. A process that lost its
 * lease changes nothing any more: each claim of a job ends later than the one before, so every change
 * requires a lease that ends no later than its own. (Not an equal one: a renewal that was rolled back leaves
 * an earlier time.)
 */
export function jobQueue<Table extends keyof Schema>(options: JobQueueOptions<Table>) {
	const { leaseMs, hasWork } = options;
	const { table, key, lease, attempts, order }: Names = options;
	type Builder = ExpressionBuilder<Record<string, AnyRow>, string>;
	const ask = (condition: Condition<Table>) => condition as unknown as (eb: Builder) => Expression<SqlBool>;
	const isDue = (at: string) => (eb: Builder) => {
		const isOver = eb(lease, "<=", at);
		return hasWork ? eb.and([ask(hasWork)(eb), eb.or([eb(lease, "is", null), isOver])]) : isOver;
	};

	/** Changes a claimed job. Returns false, without a change, when the lease is lost. */
	async function update(
		db: Database,
		claim: Claim<Table>,
		values: Updateable<Schema[Table]>,
	): Promise<boolean> {
		const changed = await untyped(db)
			.updateTable(table)
			.set(values as AnyRow)
			.where(key, "=", (claim.job as AnyRow)[key])
			.where(lease, "<=", claim.leasedUntil)
			.$if(hasWork !== undefined, (query) => query.where(ask(hasWork as Condition<Table>)))
			.returning(key)
			.executeTakeFirst();
		return changed !== undefined;
	}

	return {
		update,

		/** Claims the first due job, or the first that matches `due` instead. Undefined when there is none. */
		async claim(
			db: Database,
			{ now, due }: { now: Date; due?: Condition<Table> },
		): Promise<Claim<Table> | undefined> {
			const condition = due ? ask(due) : isDue(now.toISOString());
			const leasedUntil = later(now, leaseMs);
			for (;;) {
				const waiting = untyped(db).selectFrom(table).select(key).where(condition).limit(1);
				const next = await order.reduce((query, column) => query.orderBy(column), waiting).executeTakeFirst();
				if (!next) return undefined;
				const job = await untyped(db)
					.updateTable(table)
					.set((eb) => ({ [lease]: leasedUntil, ...(attempts ? { [attempts]: eb(attempts, "+", 1) } : {}) }))
					.where(key, "=", next[key])
					.where(condition)
					.returningAll()
					.executeTakeFirst();
				// Another process claimed this job, so try the next one.
				if (job) return { job: job as Selectable<Schema[Table]>, leasedUntil };
			}
		},

		/** Claims up to `most` due jobs in one statement, the first ones in order that no other process is claiming. */
		async claimSome(db: Database, { now, most }: { now: Date; most: number }): Promise<Claim<Table>[]> {
			const due = isDue(now.toISOString());
			const leasedUntil = later(now, leaseMs);
			const waiting = untyped(db).selectFrom(table).select(key).where(due).limit(most);
			const ordered = order.reduce((query, column) => query.orderBy(column), waiting);
			const jobs = await untyped(db)
				.with("waiting", () => ordered.$call(adapterOf(db).forNoKeyUpdateSkipLocked))
				.updateTable(table)
				.set((eb) => ({ [lease]: leasedUntil, ...(attempts ? { [attempts]: eb(attempts, "+", 1) } : {}) }))
				.where(key, "in", untyped(db).selectFrom("waiting").select(key))
				.where(due)
				.returningAll()
				.execute();
			return jobs.map((job) => ({ job: job as Selectable<Schema[Table]>, leasedUntil }));
		},

		/** Gives back a claimed job that was not begun: it is due at once, as if it had not been claimed. */
		async giveBack(db: Database, claim: Claim<Table>, { now }: { now: Date }): Promise<void> {
			const unattempted = attempts ? { [attempts]: Number((claim.job as AnyRow)[attempts]) - 1 } : {};
			await update(db, claim, { [lease]: now.toISOString(), ...unattempted } as Updateable<Schema[Table]>);
		},

		/** Extends the lease and changes the job. Throws a `LeaseLostError` when the lease is lost. */
		async renew(
			db: Database,
			claim: Claim<Table>,
			{ now, values }: { now: Date; values: Updateable<Schema[Table]> },
		): Promise<void> {
			const leasedUntil = later(now, leaseMs);
			if (!(await update(db, claim, { ...values, [lease]: leasedUntil }))) throw new LeaseLostError();
			claim.leasedUntil = leasedUntil;
		},

		/**
		 * Ends the work on a job: it is due again at `at`, or never when that is null. Returns false when the lease
		 * is lost.
		 */
		finish(
			db: Database,
			claim: Claim<Table>,
			{ at = null, values }: { at?: string | null; values?: Updateable<Schema[Table]> } = {},
		): Promise<boolean> {
			return update(db, claim, { ...values, [lease]: at } as Updateable<Schema[Table]>);
		},

		/** When the next job is due or a lease ends. Null when none waits. */
		async nextAt(db: Database): Promise<string | null> {
			const { at } = await untyped(db)
				.selectFrom(table)
				.select((eb) => eb.fn.min<string | null>(lease).as("at"))
				.executeTakeFirstOrThrow();
			return at ?? null;
		},
	};
}
