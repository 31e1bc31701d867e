import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Adds whether an account has a password that its person knows: one that is made by a sign-in with OpenID Connect has
 * none until a reset link sets it. Of each session, adds when two steps were last taken in it: a code or a passkey.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { flag, instant } = columnTypes(db);
	const yes = sql.raw(runsOnPostgres(db) ? "true" : "1");
	await sql`alter table accounts add column is_password_set ${flag} not null default ${yes}`.execute(db);
	await sql`alter table sessions add column code_proven_at ${instant}`.execute(db);
	await sql`update sessions set code_proven_at = proven_at where account_id in
		(select account_id from second_factors where confirmed_at is not null)`.execute(db);
}
