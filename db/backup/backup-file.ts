import { closeSync, existsSync, fsyncSync, openSync, readSync } from "node:fs";
import SQLite from "better-sqlite3";
import type { Engine } from "#db/engine.ts";
import { refusalOfVersion } from "#db/migrate.ts";
import { type BackupProgress, BackupRefusedError } from "./refusal.ts";
import { CONTENTS_TABLE, migrationsIn, sumTables } from "./sqlite-tables.ts";
import { differences, type TableSum } from "./table-sum.ts";

/** A backup's description of itself. It is written last, so a backup without it is unfinished. */
export type Contents = { takenAt: string; engine: Engine; tables: Record<string, TableSum> };

export function writeContents(file: SQLite.Database, contents: Contents): void {
	file.exec(`create table ${CONTENTS_TABLE} (contents text not null)`);
	file.prepare(`insert into ${CONTENTS_TABLE} (contents) values (?)`).run(JSON.stringify(contents));
}

export const dropContents = (file: SQLite.Database) => file.exec(`drop table ${CONTENTS_TABLE}`);

/**
 * Returns what SQLite's own checks find wrong with a file: broken pages, indexes and references. Empty when
 * it is intact.
 */
export function faultsOf(file: SQLite.Database): string[] {
	const integrity = file.pragma("integrity_check(3)") as { integrity_check: string }[];
	const broken = integrity.map((row) => row.integrity_check).filter((words) => words !== "ok");
	const orphans = file.pragma("foreign_key_check") as { table: string; parent: string }[];
	return [
		...broken,
		...orphans.slice(0, 3).map((row) => `a row of ${row.table} refers to no row of ${row.parent}`),
	];
}

/** Flushes the contents to the disk before the file gets its name. */
export function flush(path: string): void {
	const descriptor = openSync(path, "r+");
	fsyncSync(descriptor);
	closeSync(descriptor);
}

/** Refuses what is of a newer version, or of one before the first migration. */
export function refuseOtherVersion(names: readonly string[], what: string): void {
	const refusal = refusalOfVersion(names, what);
	if (refusal) throw new BackupRefusedError(refusal);
}

const isSqlite = (path: string) => {
	const head = Buffer.alloc(16);
	const descriptor = openSync(path, "r");
	readSync(descriptor, head);
	closeSync(descriptor);
	return head.toString("latin1") === "SQLite format 3\0";
};

/**
 * Opens a backup and checks all of it: pages, references, and every row against the checksums taken with it.
 * Throws, with the reason, for a file that is missing, unfinished, damaged, cut short or of another version.
 */
export async function openChecked(
	path: string,
	onProgress: BackupProgress,
): Promise<{ file: SQLite.Database; contents: Contents; migrated: string[] }> {
	if (!existsSync(path)) throw new BackupRefusedError(`There is no file ${path}.`);
	if (!isSqlite(path)) throw new BackupRefusedError(`${path} is no backup of Meeha.`);
	const file = new SQLite(path, { readonly: true });
	try {
		const isFinished = file.prepare("select 1 from sqlite_master where name = ?").get(CONTENTS_TABLE);
		if (!isFinished)
			throw new BackupRefusedError(`${path} is no finished backup: it does not say what is in it.`);
		const written = file.prepare<[], string>(`select contents from ${CONTENTS_TABLE}`).pluck().get();
		const contents = JSON.parse(written ?? "null") as Contents;
		const migrated = migrationsIn(file);
		refuseOtherVersion(migrated, path);
		const faults = faultsOf(file);
		if (faults.length > 0) throw new BackupRefusedError(`${path} is damaged: ${faults.join("; ")}.`);
		const wrong = differences(contents.tables, await sumTables(file, "Checking the backup", onProgress));
		if (wrong.length > 0)
			throw new BackupRefusedError(
				`${path} is damaged: the rows of ${wrong.join(", ")} are not those that were backed up.`,
			);
		return { file, contents, migrated };
	} catch (error) {
		file.close();
		if (error instanceof SQLite.SqliteError || error instanceof SyntaxError)
			throw new BackupRefusedError(`${path} is damaged or cut short: ${error.message}.`);
		throw error;
	}
}
