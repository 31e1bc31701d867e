import type SQLite from "better-sqlite3";
import { sql, type Transaction } from "kysely";
import { openDatabase } from "#db/client.ts";
import { migrate, migrateWithin, migrationsRun } from "#db/migrate.ts";
import type { Schema } from "#db/schema.ts";
import { migrations } from "#migrations/index.ts";
import { type Contents, refuseOtherVersion } from "./backup-file.ts";
import { setPostgresHighestId, sumRows, writeRows } from "./postgres-tables.ts";
import { type BackupProgress, BackupRefusedError } from "./refusal.ts";
import { refuseUsedDatabase } from "./running-site.ts";
import { countSqliteRows, highestIds, rowsOf, tablesOf } from "./sqlite-tables.ts";
import { differences, type TableSum } from "./table-sum.ts";
import { takeBackup } from "./take-backup.ts";

type Backup = { file: SQLite.Database; contents: Contents; migrated: string[] };
type Into = { url: string; keepAs: string; now: Date; mayReplace: boolean; onProgress: BackupProgress };

/**
 * In one transaction, drops the old tables, creates those of the backup's version, fills and checks them, and
 * migrates them. Any failure leaves the database as it was. Returns where a backup of the old rows is, or null when
 * there were none.
 */
export async function restoreIntoPostgres(
	backup: Backup,
	{ url, keepAs, now, mayReplace, onProgress }: Into,
): Promise<string | null> {
	const { file, contents, migrated } = backup;
	const db = openDatabase({ url, poolSize: 1, isPatient: true });
	try {
		return await db.transaction().execute(async (trx) => {
			await refuseUsedDatabase(trx);
			const tables = await readTables(trx);
			await refuseForeignTables(trx, tables);
			const isFilled = await hasData(trx, tables);
			if (isFilled && !mayReplace)
				throw new BackupRefusedError(
					"The database has data in it. Restore into an empty one, or add --replace.",
				);
			if (isFilled) {
				const copy = await takeBackup({ url, path: keepAs, now, onProgress });
				if (!copy.ok) throw new BackupRefusedError(copy.fault);
			}
			await clear(trx, tables);
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
			return isFilled ? keepAs : null;
		});
	} finally {
		await db.destroy();
	}
}

/** What migrations and triggers wrote. */
const OWN = ["kysely_migration", "kysely_migration_lock", "data_versions"];

async function readTables(trx: Transaction<Schema>): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
		where schemaname = current_schema()`.execute(trx);
	return rows.map(({ name }) => name);
}

/** Refuses a database of a newer version, and one with tables that this site's migrations don't make. */
async function refuseForeignTables(trx: Transaction<Schema>, tables: string[]): Promise<void> {
	const ran = await migrationsRun(trx);
	refuseOtherVersion(ran, "The database");
	const ours = new Set([...OWN, ...(await tablesMadeBy(ran))]);
	const others = tables.filter((name) => !ours.has(name));
	if (others.length > 0)
		throw new BackupRefusedError(
			`The database has tables of another program (${others.join(", ")}). Restore into a database of its own.`,
		);
}

/** The tables that these migrations make, on either engine. */
async function tablesMadeBy(names: string[]): Promise<string[]> {
	const made = openDatabase({ url: "sqlite::memory:" });
	try {
		await migrate(
			made,
			Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))),
		);
		const { rows } = await sql<{
			name: string;
		}>`select name from sqlite_master where type = 'table'`.execute(made);
		return rows.map(({ name }) => name);
	} finally {
		await made.destroy();
	}
}

async function hasData(trx: Transaction<Schema>, tables: string[]): Promise<boolean> {
	for (const name of tables.filter((each) => !OWN.includes(each)))
		if ((await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx)).rows.length > 0) return true;
	return false;
}

/** Drops these tables and the site's functions. */
async function clear(trx: Transaction<Schema>, tables: string[]): Promise<void> {
	for (const name of tables) await sql`drop table ${sql.table(name)} cascade`.execute(trx);
	const functions = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
		where pronamespace = current_schema()::regnamespace and prokind = 'f'
			and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(trx);
	for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)}`.execute(trx);
}
