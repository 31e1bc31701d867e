import {
	chmodSync,
	chownSync,
	existsSync,
	linkSync,
	mkdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import SQLite from "better-sqlite3";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { type Contents, dropContents, faultsOf, flush } from "./backup-file.ts";
import { type BackupProgress, BackupRefusedError } from "./refusal.ts";
import { inUse, isBusy, refuseOpenFile } from "./running-site.ts";
import { hasRows, sumTables, tablesOf } from "./sqlite-tables.ts";
import { differences } from "./table-sum.ts";

type Backup = { file: SQLite.Database; contents: Contents };
type Into = { target: string; keepAs: string; mayReplace: boolean; onProgress: BackupProgress };

/**
 * Creates the restored database next to the old one, checks and migrates it, and only then renames it.
 * Returns where the old one is kept, or null when there was none with rows.
 */
export async function restoreIntoSqlite(
	backup: Backup,
	{ target, keepAs, mayReplace, onProgress }: Into,
): Promise<string | null> {
	const isFilled = existsSync(target) && hasData(target);
	if (isFilled && !mayReplace)
		throw new BackupRefusedError(`${target} has data in it. To put the backup in its place, add --replace.`);
	if (existsSync(target)) refuseOpenFile(target);
	const fresh = `${target}.restoring`;
	const clean = () => {
		for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(fresh + suffix, { force: true });
	};
	mkdirSync(dirname(target), { recursive: true });
	clean();
	// It contains personal data, so only its owner may read it.
	writeFileSync(fresh, "", { mode: 0o600 });
	try {
		await backup.file.backup(fresh, {
			progress: ({ totalPages, remainingPages }) => {
				void onProgress("Restoring pages", totalPages - remainingPages, totalPages);
				return 1_000;
			},
		});
		await checkCopy(fresh, backup.contents, onProgress);
		const db = openDatabase({ url: `sqlite:${fresh}` });
		await migrate(db);
		await db.destroy();
		flush(fresh);
		return swap(target, fresh, isFilled ? keepAs : null);
	} finally {
		clean();
	}
}

async function checkCopy(path: string, contents: Contents, onProgress: BackupProgress): Promise<void> {
	const file = new SQLite(path);
	try {
		dropContents(file);
		const wrong = [
			...faultsOf(file),
			...differences(contents.tables, await sumTables(file, "Checking what was restored", onProgress)),
		];
		if (wrong.length > 0)
			throw new Error(`The restored database is not what it should be: ${wrong.join("; ")}`);
	} finally {
		file.close();
	}
}

function hasData(path: string): boolean {
	const file = new SQLite(path);
	try {
		return tablesOf(file).some((table) => hasRows(file, table));
	} catch (error) {
		if (!(error instanceof SQLite.SqliteError)) throw error;
		// An unreadable file may be the only copy of the data, so it is kept.
		return true;
	} finally {
		file.close();
	}
}

/** Only while nobody has the old file open: they would keep writing into it. */
function swap(target: string, fresh: string, keepAs: string | null): string | null {
	if (existsSync(target)) {
		const { uid, gid } = statSync(target);
		if (process.getuid?.() === 0) chownSync(fresh, uid, gid);
		const old = new SQLite(target, { timeout: 1_000 });
		try {
			// Merges the `-wal` file, which must not remain next to the new database.
			old.pragma("journal_mode = DELETE");
			old.exec("begin exclusive");
		} catch (error) {
			if (isBusy(error)) throw inUse(target);
			// A damaged file has nothing to merge.
			if (!(error instanceof SQLite.SqliteError)) throw error;
			for (const suffix of ["-wal", "-shm"])
				if (existsSync(target + suffix)) {
					if (keepAs) renameSync(target + suffix, keepAs + suffix);
					else rmSync(target + suffix);
				}
		} finally {
			old.close();
		}
		if (keepAs) {
			linkSync(target, keepAs);
			chmodSync(keepAs, 0o600);
		}
	}
	renameSync(fresh, target);
	return keepAs;
}
