import { rmSync } from "node:fs";
import { engineOfUrl, sqlitePath } from "#db/engine.ts";
import type { BackupProgress } from "./refusal.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

/**
 * Copies a site from a SQLite file into an empty PostgreSQL database, which it migrates, and compares every row. A
 * failure leaves the database as it was, and the file never changes. Later writes to the file are not copied, so stop
 * the site first. The backup in between needs as much disk space as the file.
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
	const path = `${sqlitePath(from)}.moving`;
	try {
		const backup = await takeBackup({ url: from, path, now, onProgress });
		return backup.ok ? await restoreBackup({ url: to, path, now, onProgress }) : backup;
	} finally {
		rmSync(path, { force: true });
	}
}
