import { dirname, join } from "node:path";
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
 * newer version, a database that a process of the site uses, and one that has rows unless it may be replaced.
 * `savedCopy` is where the replaced data is: the old file beside the new one, or a backup of PostgreSQL beside
 * the one that is restored.
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
			const time = now.toISOString().replace(/[:.]/g, "-");
			const into = { now, mayReplace, onProgress };
			const target = sqlitePath(url);
			const savedCopy =
				engineOfUrl(url) === "postgres"
					? await restoreIntoPostgres(backup, {
							...into,
							url,
							keepAs: join(dirname(path), `before-restore-${time}.db`),
						})
					: await restoreIntoSqlite(backup, { ...into, target, keepAs: `${target}.before-${time}` });
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
