import { type Migration, type MigrationResult, Migrator } from "kysely";
import { migrations } from "#migrations/index.ts";
import type { Database } from "./client.ts";

const migratorOf = (db: Database, known: Record<string, Migration>) =>
	new Migrator({ db, provider: { getMigrations: async () => known } });

/**
 * Brings the database to the newest version. All missing migrations run in one transaction that holds the
 * write lock (SQLite) or an advisory lock (PostgreSQL), so two processes starting at once are safe: the
 * second waits and finds nothing to do. One that fails undoes them all.
 *
 * @returns the names of the migrations it ran
 */
export async function migrate(db: Database, known = migrations): Promise<string[]> {
	const { error, results = [] } = await migratorOf(db, known).migrateToLatest();
	if (error) throw error;
	return results.map((result: MigrationResult) => result.migrationName);
}

/** Whether every migration this build knows has run. */
export async function isMigrated(db: Database): Promise<boolean> {
	const known = await migratorOf(db, migrations).getMigrations();
	return known.every((migration) => migration.executedAt !== undefined);
}
