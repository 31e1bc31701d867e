import type SQLite from "better-sqlite3";
import { sql, type Transaction } from "kysely";
import { openDatabase } from "#db/client.ts";
import { migrateWithin } from "#db/migrate.ts";
import type { Schema } from "#db/schema.ts";
import { migrations } from "#migrations/index.ts";
import type { Contents } from "./backup-file.ts";
import { setPostgresHighestId, sumRows, writeRows } from "./postgres-tables.ts";
import { type BackupProgress, BackupRefusedError } from "./refusal.ts";
import { countSqliteRows, highestIds, rowsOf, tablesOf } from "./sqlite-tables.ts";
import { differences, type TableSum } from "./table-sum.ts";

type Backup = { file: SQLite.Database; contents: Contents; migrated: string[] };
type Into = { url: string; mayReplace: boolean; onProgress: BackupProgress };

/**
 * In one transaction, drops the old tables, creates those of the backup's version, fills and checks them, and
 * migrates them. Any failure leaves the database as it was.
 */
export async function restoreIntoPostgres(
	backup: Backup,
	{ url, mayReplace, onProgress }: Into,
): Promise<null> {
	const { file, contents, migrated } = backup;
	const db = openDatabase({ url, poolSize: 1, isPatient: true });
	try {
		await db.transaction().execute(async (trx) => {
			await clear(trx, { restored: tablesOf(file).map(({ name }) => name), mayReplace });
			await migrateWithin(trx, migrated);
			const ids = highestIds(file);
			const sums: Record<string, TableSum> = {};
			for (const table of tablesOf(file)) {
				const total = countSqliteRows(file, table);
				let done = 0;
				await writeRows(trx, table, rowsOf(file, table), (count) => {
					done += count;
					return onProgress(`Restoring ${table.name}`, done, total);
				});
				await setPostgresHighestId(trx, table, ids.get(table.name) ?? 0);
				sums[table.name] = await sumRows(trx, table);
			}
			const wrong = differences(contents.tables, sums);
			if (wrong.length > 0)
				throw new Error(`The restored database is not what it should be: ${wrong.join(", ")} differ`);
			await migrateWithin(trx, Object.keys(migrations));
			// Updates the statistics now instead of waiting for autovacuum.
			await sql`analyze`.execute(trx);
		});
		return null;
	} finally {
		await db.destroy();
	}
}

/** Removes what migrations and triggers wrote. */
const OWN = ["kysely_migration", "kysely_migration_lock", "data_versions"];

/** Drops the site's tables and functions only; refuses a database that has others. */
async function clear(
	trx: Transaction<Schema>,
	{ restored, mayReplace }: { restored: string[]; mayReplace: boolean },
): Promise<void> {
	const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
		where schemaname = current_schema()`.execute(trx);
	const tables = rows.map(({ name }) => name).filter((name) => !OWN.includes(name));
	const others = tables.filter((name) => !restored.includes(name));
	if (others.length > 0)
		throw new BackupRefusedError(
			`The database has tables that are not in the backup (${others.join(", ")}). Restore into an empty database.`,
		);
	if (!mayReplace)
		for (const name of tables) {
			const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
			if (found.rows.length > 0)
				throw new BackupRefusedError(
					"The database has data in it. Restore into an empty one, or add --replace.",
				);
		}
	for (const { name } of rows) await sql`drop table ${sql.table(name)} cascade`.execute(trx);
	const functions = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
		where pronamespace = current_schema()::regnamespace and prokind = 'f'
			and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(trx);
	for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)}`.execute(trx);
}
