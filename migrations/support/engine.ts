// Never change it once a landed migration uses it: add a new function for other behaviour.
import { type Kysely, PostgresAdapter } from "kysely";

/** Whether a migration runs on PostgreSQL; otherwise it runs on SQLite. */
export const runsOnPostgres = (db: Kysely<unknown>): boolean =>
	db.getExecutor().adapter instanceof PostgresAdapter;
