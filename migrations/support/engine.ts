// Never changes once a migration that uses it has landed: another behaviour is a new function.
import { type Kysely, PostgresAdapter } from "kysely";

/** Whether a migration runs on PostgreSQL; otherwise it runs on SQLite. */
export const runsOnPostgres = (db: Kysely<unknown>): boolean =>
	db.getExecutor().adapter instanceof PostgresAdapter;
