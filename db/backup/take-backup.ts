import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import SQLite from "better-sqlite3";
import { openDatabase } from "#db/client.ts";
import { engineOfUrl, sqlitePath } from "#db/engine.ts";
import { migrate, migrationsRun } from "#db/migrate.ts";
import { openSqliteFile } from "#db/sqlite.ts";
import { migrations } from "#migrations/index.ts";
import { type Contents, faultsOf, flush, refuseOtherVersion, writeContents } from "./backup-file.ts";
import { countPostgresRows, highestId, readRows } from "./postgres-tables.ts";
import { type BackupOutcome, type BackupProgress, BackupRefusedError, orFault } from "./refusal.ts";
import {
	migrationsIn,
	quoted,
	type SqliteTable,
	setSqliteHighestId,
	sumTables,
	tablesOf,
} from "./sqlite-tables.ts";
import { differences, RowSummer, type TableSum } from "./table-sum.ts";

/** Pages copied before others run; 4 KB each. */
const PAGES_AT_ONCE = 1_000;

type Task = { url: string; path: string; now: Date; onProgress?: BackupProgress };

/**
 * Takes a backup while the site runs: a snapshot of either engine as one SQLite file, from which either
 * engine can be restored. Reads every row of the finished file again and compares it with the snapshot, so a
 * file that appears at `path` is complete and checked.
 */
export async function takeBackup({
	url,
	path,
	now,
	onProgress = () => {},
}: Task): Promise<BackupOutcome<{ contents: Contents }>> {
	return orFault(async () => {
		if (existsSync(path)) throw new BackupRefusedError(`${path} is there already.`);
		mkdirSync(dirname(path), { recursive: true });
		const part = `${path}.part`;
		removeFile(part);
		// It contains personal data, so only its owner may read it.
		writeFileSync(part, "", { mode: 0o600 });
		try {
			const engine = engineOfUrl(url);
			const copy = engine === "postgres" ? copyPostgres : copySqlite;
			const source = await copy(url, part, onProgress);
			const file = new SQLite(part);
			try {
				// One file, without WAL files.
				file.pragma("journal_mode = DELETE");
				const tables = await sumTables(file, "Checking the backup", onProgress);
				const faults = [...faultsOf(file), ...differences(source, tables).map((name) => `${name} differs`)];
				if (faults.length > 0) throw new Error(`The backup is not what it should be: ${faults.join("; ")}`);
				const contents = { takenAt: now.toISOString(), engine, tables };
				writeContents(file, contents);
				file.close();
				flush(part);
				renameSync(part, path);
				return { contents };
			} finally {
				file.close();
			}
		} finally {
			removeFile(part);
		}
	});
}

function removeFile(path: string): void {
	for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(path + suffix, { force: true });
}

/**
 * Copies a SQLite file page by page. A transaction stays open meanwhile, so that all pages are of the same
 * snapshot; without it SQLite restarts the copy after each write of another process.
 */
async function copySqlite(
	url: string,
	part: string,
	onProgress: BackupProgress,
): Promise<Record<string, TableSum>> {
	const path = sqlitePath(url);
	if (!existsSync(path)) throw new BackupRefusedError(`There is no database ${path}.`);
	const file = openSqliteFile(path, { readonly: true });
	try {
		file.exec("begin");
		const ran = migrationsIn(file);
		if (ran.length === 0) throw new BackupRefusedError(`${path} is no database of Meeha.`);
		refuseOtherVersion(ran, path);
		await file.backup(part, {
			progress: ({ totalPages, remainingPages }) => {
				void onProgress("Copying pages", totalPages - remainingPages, totalPages);
				return PAGES_AT_ONCE;
			},
		});
		return await sumTables(file, "Reading the database", onProgress);
	} finally {
		file.close();
	}
}

/** Copies a snapshot of PostgreSQL's rows into a new SQLite file with the same migrations. */
async function copyPostgres(
	url: string,
	part: string,
	onProgress: BackupProgress,
): Promise<Record<string, TableSum>> {
	const db = openDatabase({ url, poolSize: 1, isPatient: true });
	try {
		return await db
			.transaction()
			.setIsolationLevel("repeatable read")
			.setAccessMode("read only")
			.execute(async (trx) => {
				const ran = await migrationsRun(trx);
				if (ran.length === 0)
					throw new BackupRefusedError("The database is not one of Meeha’s yet: nothing has been migrated.");
				refuseOtherVersion(ran, "The database");
				await migrateFile(part, ran);
				const file = new SQLite(part);
				try {
					file.pragma("synchronous = OFF");
					const sums: Record<string, TableSum> = {};
					for (const table of tablesOf(file)) {
						const total = await countPostgresRows(trx, table);
						const add = writerOf(file, table);
						const summer = new RowSummer();
						await onProgress(`Copying ${table.name}`, 0, total);
						for await (const rows of readRows(trx, table)) {
							add(rows);
							for (const row of rows) summer.add(row);
							await onProgress(`Copying ${table.name}`, summer.rows, total);
						}
						sums[table.name] = summer.result();
						const highest = await highestId(trx, table);
						if (highest !== null) setSqliteHighestId(file, table.name, highest);
					}
					return sums;
				} finally {
					file.close();
				}
			});
	} finally {
		await db.destroy();
	}
}

async function migrateFile(path: string, names: string[]): Promise<void> {
	const db = openDatabase({ url: `sqlite:${path}` });
	await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))));
	await db.destroy();
}

/** Writes rows into a table of the file, and replaces those that triggers have written. */
function writerOf(file: SQLite.Database, { name, columns }: SqliteTable): (rows: unknown[][]) => void {
	file.exec(`delete from "${name}"`);
	const marks = columns.map(() => "?").join(", ");
	const insert = file.prepare(`insert into "${name}" (${quoted(columns)}) values (${marks})`);
	return file.transaction((rows: unknown[][]) => {
		for (const row of rows) insert.run(row);
	});
}
