import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** Reads several times from one state of the database, which no commit changes in between. */
export const readSnapshot = <Result>(
	db: Database,
	read: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> => db.transaction().setIsolationLevel("repeatable read").execute(read);
