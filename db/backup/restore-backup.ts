import { engineOfUrl, sqlitePath } from "#db/engine.ts";
import { type Contents, openChecked } from "./backup-file.ts";
import { type BackupOutcome, type BackupProgress, orFault } from "./refusal.ts";
import { restoreIntoPostgres } from "./restore-into-postgres.ts";
import { restoreIntoSqlite } from "./restore-into-sqlite.ts";

type Task = {
	url: string;
	path: string;
	now: Date;
	/** Whether a database that has rows may be replaced. */
	mayReplace?: boolean;
	onProgress?: BackupProgress;
};

/**
 * Restores a backup into the database at `url`, of either engine, and migrates it to this build's version.
 * All or nothing: until the last moment the old database stays as it is. Refuses a damaged file, one of a
 * newer version, and a database that has rows unless it may be replaced. `kept` is where the replaced data
 * is.
 */
export async function restoreBackup({
	url,
	path,
	now,
	mayReplace = false,
	onProgress = () => {},
}: Task): Promise<BackupOutcome<{ contents: Contents; savedCopy: string | null }>> {
	return orFault(async () => {
		const backup = await openChecked(path, onProgress);
		try {
			const savedCopy =
				engineOfUrl(url) === "postgres"
					? await restoreIntoPostgres(backup, { url, mayReplace, onProgress })
					: await restoreIntoSqlite(backup, { target: sqlitePath(url), now, mayReplace, onProgress });
			return { contents: backup.contents, savedCopy };
		} finally {
			backup.file.close();
		}
	});
}

/** Reads a whole backup without restoring it. */
export async function checkBackup(
	path: string,
	onProgress: BackupProgress,
): Promise<BackupOutcome<{ contents: Contents }>> {
	return orFault(async () => {
		const { file, contents } = await openChecked(path, onProgress);
		file.close();
		return { contents };
	});
}
