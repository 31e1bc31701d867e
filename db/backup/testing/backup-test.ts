import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { inject } from "vitest";
import { openDatabase } from "#db/client.ts";
import { newEmptyDatabase } from "#db/testing/database-template.ts";
import { test as databaseTest } from "#db/testing/database-test.ts";
import type { BackupProgress } from "../refusal.ts";
import { restoreBackup } from "../restore-backup.ts";
import { takeBackup } from "../take-backup.ts";

/* What tests of backups share: folders, empty databases, and backups that must succeed. */

export const NOW = new Date("2026-11-21T09:30:00.000Z");
export const quiet: BackupProgress = () => {};

type Places = {
	/** The folder for this test's backups, deleted with it. */
	folder: string;
	/** An empty database of this run's engine. */
	target: string;
};

export const test = databaseTest.extend<Places>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
	folder: async ({}, use) => {
		const folder = mkdtempSync(join(tmpdir(), "meeha-backup-"));
		await use(folder);
		rmSync(folder, { recursive: true });
	},
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
	target: async ({}, use) => {
		const empty = await newEmptyDatabase(inject("template"));
		await use(empty.url);
		await empty.remove();
	},
});

/** Takes a backup, or throws why not. */
export async function backUp(url: string, path: string, onProgress = quiet) {
	const outcome = await takeBackup({ url, path, now: NOW, onProgress });
	if (!outcome.ok) throw new Error(outcome.fault);
	return outcome.contents;
}

/** Restores a backup, or throws why not. */
export async function restore(path: string, url: string, mayReplace = false, onProgress = quiet) {
	const outcome = await restoreBackup({ url, path, now: new Date(), mayReplace, onProgress });
	if (!outcome.ok) throw new Error(outcome.fault);
	return outcome;
}

/** Every row of every table, as the site reads it. */
export async function allRows(url: string, tables: readonly string[]): Promise<Record<string, string[]>> {
	const db = openDatabase({ url });
	const all: Record<string, string[]> = {};
	for (const table of tables) {
		const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
		const asText = (row: object) =>
			JSON.stringify(Object.entries(row).toSorted(), (_, value) =>
				typeof value === "boolean" ? Number(value) : value,
			);
		all[table] = rows.map(asText).sort();
	}
	await db.destroy();
	return all;
}
