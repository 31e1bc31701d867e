import { sql, type Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Takes locks and keeps them until `release()`, so that whoever needs them stops there. SQLite has one writer
 * at a time, who can't be stopped half-way: there the locks are taken and let go at once.
 */
export async function holdUp(
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

/** Comes back once so many wait for a lock, this work among them; on SQLite, where nobody does, once it is done. */
export async function untilHeldUp(db: Database, work: Promise<unknown>, count: number): Promise<void> {
	if (engineOf(db) === "sqlite") await work;
	else while ((await countWaiting(db)) < count);
}

/** Whether this has to wait for a lock, beside the `others` that wait already; false once it is done. */
export async function mustWait(db: Database, work: Promise<unknown>, others: number): Promise<boolean> {
	let isDone = false;
	const done = work.finally(() => {
		isDone = true;
	});
	if (engineOf(db) === "sqlite") await done;
	while (!isDone) if ((await countWaiting(db)) > others) return true;
	return false;
}
