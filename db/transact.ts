import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Database } from "./client.ts";
import type { Schema } from "./schema.ts";
import { BUSY_TIMEOUT_MS } from "./sqlite.ts";

const ATTEMPTS = 5;
/** The longest pause before the second attempt; it doubles with each further one. */
const FIRST_PAUSE_MS = 20;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** Whether PostgreSQL ended a transaction in favor of another one: by a serialization failure or in a deadlock. */
export const isConflict = (error: unknown): boolean => ["40001", "40P01"].includes(codeOf(error));

/** Whether SQLite refused a transaction at once: after its own waiting time, another attempt would only block longer. */
const isBusy = (error: unknown, startedAt: number): boolean =>
	codeOf(error).startsWith("SQLITE_BUSY") && performance.now() - startedAt < BUSY_TIMEOUT_MS;

/**
 * Runs `work` in a write transaction: all of it is committed, or nothing. When the database ends the transaction in
 * favor of another one (deadlock, serialization failure, busy file), `work` runs again from its beginning, at most 5
 * times, after a short random pause; then the failure is thrown. So `work` must have no effect outside the database
 * and change no variable of its caller: it returns what should happen after the commit. Inside a transaction, `work`
 * joins it, and the outermost `transact` repeats everything.
 */
export async function transact<Result>(
	db: Database,
	work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
	if (db.isTransaction) return work(db as Transaction<Schema>);
	for (let attempt = 1; ; attempt++) {
		const startedAt = performance.now();
		try {
			return await db.transaction().execute(work);
		} catch (error) {
			if (attempt === ATTEMPTS || !(isConflict(error) || isBusy(error, startedAt))) throw error;
		}
		await wait(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1));
	}
}
