import { type Migration, type MigrationResult, Migrator, sql, type Transaction } from "kysely";
import { migrations } from "#migrations/index.ts";
import type { Database } from "./client.ts";
import { engineOf } from "./engine.ts";
import type { Schema } from "./schema.ts";

const migratorOf = (db: Database, available: Record<string, Migration>) =>
	new Migrator({ db, provider: { getMigrations: async () => available } });

/** A database that this version can't migrate. The message is for the person who runs the site. */
export class OtherVersionError extends Error {}

/** Why this version can't use what has run these migrations, as a sentence about it; undefined when it can. */
export function refusalOfVersion(
	ran: readonly string[],
	what: string,
	available = migrations,
): string | undefined {
	const [baseline = ""] = Object.keys(available);
	if (ran.length > 0 && !ran.includes(baseline))
		return `${what} is of an earlier version of Meeha, which only that version can read: make a backup and the exports that you need with it, and let this version set up a new database (DATABASE_URL; for a new demo, delete data/).`;
	const unknown = ran.filter((name) => !(name in available));
	return unknown.length > 0
		? `${what} is of a newer version of Meeha (${unknown.join(", ")}). Update first.`
		: undefined;
}

/**
 * Migrates the database to the newest version. All missing migrations run in one transaction that holds the
 * write lock (SQLite) or an advisory lock (PostgreSQL): when two processes start at once, the second waits
 * and finds nothing to do. If one migration fails, all are rolled back. Throws `OtherVersionError` for a database of a
 * version before the first migration, or of a newer one.
 *
 * @returns the names of the migrations it ran
 */
export async function migrate(db: Database, available = migrations): Promise<string[]> {
	const refusal = refusalOfVersion(await migrationsRun(db), "The database", available);
	if (refusal) throw new OtherVersionError(refusal);
	const { error, results = [] } = await migratorOf(db, available).migrateToLatest();
	if (error) throw error;
	return results.map((result: MigrationResult) => result.migrationName);
}

/** Migrates for a process that starts, and ends it with a sentence when the database is of another version. */
export async function migrateAtStart(db: Database): Promise<string[]> {
	return migrate(db).catch((error: unknown) => {
		if (!(error instanceof OtherVersionError)) throw error;
		process.stderr.write(`Meeha can't start. ${error.message}\n`);
		process.exit(1);
	});
}

/**
 * Runs those of these migrations that have not run yet, inside an existing transaction; Kysely's own migrator
 * would begin one. For PostgreSQL, and for tables that no site is using.
 */
export async function migrateWithin(trx: Transaction<Schema>, names: readonly string[]): Promise<void> {
	// As Kysely's migrator creates them.
	await sql`create table if not exists kysely_migration (
		name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(trx);
	await sql`create table if not exists kysely_migration_lock (
		id varchar(255) not null primary key, is_locked integer not null default 0)`.execute(trx);
	await sql`insert into kysely_migration_lock (id) values ('migration_lock') on conflict do nothing`.execute(
		trx,
	);
	const ran = new Set(await migrationsRun(trx));
	for (const name of names.filter((each) => !ran.has(each)).toSorted()) {
		await migrations[name]?.up(trx);
		await sql`insert into kysely_migration (name, timestamp)
			values (${name}, ${new Date().toISOString()})`.execute(trx);
	}
}

/** The names of the migrations that have run, in order; empty for a new or foreign database. */
export async function migrationsRun(db: Database): Promise<string[]> {
	const exists =
		engineOf(db) === "postgres"
			? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`
			: sql`select 1 from sqlite_master where name = 'kysely_migration'`;
	if ((await exists.execute(db)).rows.length === 0) return [];
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
	return rows.map(({ name }) => name);
}

export async function missingMigrations(db: Database): Promise<string[]> {
	const ran = await migrationsRun(db);
	return Object.keys(migrations).filter((name) => !ran.includes(name));
}
