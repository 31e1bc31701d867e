import { type MigrationResult, Migrator } from "kysely";
import { migrations } from "#migrations/index.ts";
import type { Database } from "./client.ts";

/**
 * Brings the database to the newest version. All missing migrations run in one transaction that holds the
 * write lock (SQLite) or an advisory lock (PostgreSQL), so two processes starting at once are safe: the
 * second waits and finds nothing to do.
 *
 * @returns the names of the migrations it ran
 */
export async function migrate(db: Database): Promise<string[]> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	const { error, results = [] } = await migrator.migrateToLatest();
	if (error) throw error;
	return results.map((result: MigrationResult) => result.migrationName);
}

/** Whether every migration this build knows has run. */
export async function isMigrated(db: Database): Promise<boolean> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	return (await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined);
}
