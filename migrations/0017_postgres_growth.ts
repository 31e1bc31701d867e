import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * What PostgreSQL finds accounts by. Each word is looked for in a name, in a name's small letters and in an e-mail:
 * three indexes, each asked three times for a word's cases, and each written to when somebody signs up. One of all three
 * together finds the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (!runsOnPostgres(db)) return;
	await sql`create index accounts_by_part on accounts
		using gin ((name || ' ' || lower(name) || ' ' || email) gin_trgm_ops)`.execute(db);
	for (const part of ["name", "lower_name", "email"])
		await sql`drop index ${sql.ref(`accounts_by_part_of_${part}`)}`.execute(db);
	// Until somebody does, the planner knows nothing of what the new one holds, and takes each word for rare.
	await sql`analyze accounts`.execute(db);
}
