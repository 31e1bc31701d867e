import { sql, type Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Takes locks and holds them until `release()`, so that other transactions stop at them. SQLite has one
 * writer at a time, who can't be stopped half-way: there the locks are released at once.
 */
export async function takeLocks(
	db: Database,
	take: (trx: Transaction<Schema>) => Promise<unknown>,
): Promise<{ release: () => Promise<void> }> {
	const trx = await db.startTransaction().execute();
	await take(trx);
	if (engineOf(db) === "sqlite") {
		await trx.commit().execute();
		return { release: async () => {} };
	}
	return { release: () => trx.commit().execute() };
}

async function countWaiting(db: Database): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
	return Number(rows[0]?.count);
}

/** Resolves when this many transactions wait for a lock, including this work; on SQLite, once it is done. */
export async function untilBlocked(db: Database, work: Promise<unknown>, count: number): Promise<void> {
	if (engineOf(db) === "sqlite") await work;
	else while ((await countWaiting(db)) < count);
}

/** Whether this waits for a lock, besides the `others` that already wait; false once it is done. */
export async function isBlocked(db: Database, work: Promise<unknown>, others: number): Promise<boolean> {
	let isDone = false;
	const done = work.finally(() => {
		isDone = true;
	});
	if (engineOf(db) === "sqlite") await done;
	while (!isDone) if ((await countWaiting(db)) > others) return true;
	return false;
}

/** In `takeLocks`: lets others read a table but not write to it, on engines with such locks. */
export async function lockTable(trx: Transaction<Schema>, table: keyof Schema): Promise<void> {
	if (engineOf(trx) === "postgres") await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
}

/**
 * Makes the next inserts into a table fail like a PostgreSQL deadlock victim. Returns how many will fail:
 * none on SQLite, which has no such failure.
 */
export async function failInserts(
	db: Database,
	{ table, sqlState, times }: { table: keyof Schema; sqlState: "40P01" | "40001"; times: number },
): Promise<number> {
	if (engineOf(db) === "sqlite") return 0;
	await sql`create sequence failed_inserts`.execute(db);
	await sql
		.raw(
			`create function fail_insert() returns trigger language plpgsql as $$ begin
				if nextval('failed_inserts') <= ${times} then
					raise exception 'transaction given up' using errcode = '${sqlState}';
				end if;
				return new;
			end $$`,
		)
		.execute(db);
	await sql`create trigger fail_insert before insert on ${sql.table(table)}
		for each row execute function fail_insert()`.execute(db);
	return times;
}

/** The number of deadlocks that PostgreSQL has ended in this database, by earlier tests too, in all ended sessions. */
export async function countDeadlocks(db: Database): Promise<number> {
	if (engineOf(db) === "sqlite") return 0;
	const { rows } = await sql<{ deadlocks: number }>`
		select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
	return Number(rows[0]?.deadlocks);
}

/** Starts `work` during a `change` that it must wait for; on SQLite, the change follows its first query. */
export async function beginBesides<Result>(
	db: Database,
	change: (by: Database) => Promise<unknown>,
	work: () => Promise<Result>,
): Promise<{ done: Promise<Result> }> {
	if (engineOf(db) === "sqlite") {
		const done = work();
		await change(db);
		return { done };
	}
	const locks = await takeLocks(db, change);
	const done = work();
	await untilBlocked(db, done, 1);
	await locks.release();
	return { done };
}
