import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FullConfig } from "playwright/test";
import { restoreBackup } from "#db/backup/restore-backup.ts";
import { takeBackup } from "#db/backup/take-backup.ts";
import { openDatabase } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { type DatabaseTemplate, makeTemplate, templateUrl } from "#db/testing/database-template.ts";
import { seedAccounts } from "#demo/accounts.ts";
import { type ChromiumInstall, findChromium } from "./chromium.ts";

/** Made once for all workers, and passed through the environment. */
type Prepared = { browser: ChromiumInstall; templates: Record<Engine, DatabaseTemplate> };

const NAME = "MEEHA_JOURNEYS";

export function prepared(): Prepared {
	const text = process.env[NAME];
	if (!text) throw new Error("The global setup has not run.");
	return JSON.parse(text) as Prepared;
}

async function withAccounts(url: string): Promise<void> {
	const db = openDatabase({ url });
	await seedAccounts(db, new Date());
	await db.destroy();
}

/** A template restored from another one's backup: if the journeys pass, a restored copy works. */
async function restoredFrom(url: string, engine: Engine) {
	const folder = mkdtempSync(join(tmpdir(), "meeha-restored-"));
	const path = join(folder, "backup.db");
	const taken = await takeBackup({ url, path, now: new Date() });
	if (!taken.ok) throw new Error(taken.fault);
	const made = await makeTemplate(engine, async (into) => {
		const restored = await restoreBackup({ url: into, path, now: new Date() });
		if (!restored.ok) throw new Error(restored.fault);
	});
	rmSync(folder, { recursive: true });
	return made;
}

/** SQLite gets accounts; PostgreSQL gets them from its backup, and the journeys' SQLite from PostgreSQL's. */
export default async function setup(_config: FullConfig): Promise<() => Promise<void>> {
	const browser = await findChromium();
	const first = await makeTemplate("sqlite", withAccounts);
	const postgres = await restoredFrom(templateUrl(first.template), "postgres");
	const sqlite = await restoredFrom(templateUrl(postgres.template), "sqlite");
	await first.remove();
	const handed: Prepared = { browser, templates: { sqlite: sqlite.template, postgres: postgres.template } };
	process.env[NAME] = JSON.stringify(handed);
	return async () => {
		await sqlite.remove();
		await postgres.remove();
	};
}
