import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * The indexes by which PostgreSQL finds accounts. Each search word is compared with the name, the lower-case
 * name and the email address: three indexes, each used for three spellings, and each written at sign-up. One
 * combined index finds the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (!runsOnPostgres(db)) return;
	await sql`create index accounts_by_part on accounts
		using gin ((name || ' ' || lower(name) || ' ' || email) gin_trgm_ops)`.execute(db);
	for (const part of ["name", "lower_name", "email"])
		await sql`drop index ${sql.ref(`accounts_by_part_of_${part}`)}`.execute(db);
	// Until it is analyzed, the planner has no statistics of the new index and takes every word for rare.
	await sql`analyze accounts`.execute(db);
}
