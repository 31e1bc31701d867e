import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** Runs several queries on one snapshot of the database. */
export const readSnapshot = <Result>(
	db: Database,
	read: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> => db.transaction().setIsolationLevel("repeatable read").execute(read);
