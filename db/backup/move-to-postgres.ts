import { existsSync, rmSync } from "node:fs";
import { engineOfUrl, sqlitePath } from "#db/engine.ts";
import { openSqliteFile } from "#db/sqlite.ts";
import { type BackupProgress, orFault } from "./refusal.ts";
import { restoreBackup } from "./restore-backup.ts";
import { refuseOpenFile } from "./running-site.ts";
import { takeBackup } from "./take-backup.ts";

/**
 * Copies a site from a SQLite file into an empty PostgreSQL database, which it migrates, and compares every row. A
 * failure leaves the database as it was, and the file never changes. Refused while a process of the site uses either of
 * them; nobody can write into the file meanwhile. The backup in between needs as much disk space as the file.
 */
export async function moveToPostgres(move: {
	from: string;
	to: string;
	now: Date;
	onProgress: BackupProgress;
}) {
	const { from, to, now, onProgress } = move;
	if (engineOfUrl(from) !== "sqlite" || engineOfUrl(to) !== "postgres")
		return { ok: false, fault: "A site moves from sqlite:FILE to postgres://…." } as const;
	const file = sqlitePath(from);
	if (!existsSync(file)) return { ok: false, fault: `There is no database ${file}.` } as const;
	const free = await orFault(async () => {
		refuseOpenFile(file);
		return {};
	});
	if (!free.ok) return free;
	const held = openSqliteFile(file);
	const path = `${file}.moving`;
	try {
		held.exec("begin immediate");
		const backup = await takeBackup({ url: from, path, now, onProgress });
		return backup.ok ? await restoreBackup({ url: to, path, now, onProgress }) : backup;
	} finally {
		held.close();
		rmSync(path, { force: true });
	}
}
