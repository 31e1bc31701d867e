import type { Transaction } from "kysely";
import type { Database } from "./client.ts";
import type { Schema } from "./schema.ts";

const TRIES = 5;

/** PostgreSQL gave this transaction up in favour of another: a deadlock, or an order that can't be kept. */
export const isLockedOut = (error: unknown): boolean =>
	["40P01", "40001"].includes(String((error as { code?: unknown } | null)?.code));

/** A write transaction, begun anew when the database gave it up for another one's sake. */
export async function transact<Result>(
	db: Database,
	work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await db.transaction().execute(work);
		} catch (error) {
			if (attempt === TRIES || !isLockedOut(error)) throw error;
		}
	}
}
