import SQLite from "better-sqlite3";
import { sql, type Transaction } from "kysely";
import { SITE_LOCK } from "#db/change-feed.postgres.ts";
import type { Schema } from "#db/schema.ts";
import { BackupRefusedError } from "./refusal.ts";

const WAIT_MS = 1_000;

/** Whether SQLite refused because another connection has the file open. */
export const isBusy = (error: unknown): boolean =>
	error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");

export const inUse = (path: string) => new BackupRefusedError(`${path} is in use. Stop the site first.`);

/** Refuses a SQLite file that another process has open. */
export function refuseOpenFile(path: string): void {
	const file = new SQLite(path, { timeout: WAIT_MS });
	try {
		// With a log (WAL), every open connection shares a lock on the file, which this mode needs alone.
		file.pragma("locking_mode = EXCLUSIVE");
		file.exec("begin exclusive; rollback");
	} catch (error) {
		if (isBusy(error)) throw inUse(path);
		// The caller finds out what is damaged.
		if (!(error instanceof SQLite.SqliteError)) throw error;
	} finally {
		file.close();
	}
}

/**
 * Refuses a PostgreSQL database that a process of the site uses. Until the transaction ends, a process that starts waits.
 */
export async function refuseUsedDatabase(trx: Transaction<Schema>): Promise<void> {
	const { rows } = await sql<{
		is_free: boolean;
	}>`select pg_try_advisory_xact_lock(${sql.lit(SITE_LOCK)}) as is_free`.execute(trx);
	if (!rows[0]?.is_free) throw new BackupRefusedError("The database is in use. Stop the site first.");
}
