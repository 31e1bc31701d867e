import type { FullConfig } from "playwright/test";
import { openDatabase } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { seedAccounts } from "#db/seed/accounts.ts";
import { type DatabaseTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { type Browser, findChromium } from "./chromium.ts";

/** What is made once for all workers, handed to them through the environment. */
type Prepared = { browser: Browser; templates: Record<Engine, DatabaseTemplate> };

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

export default async function setup(_config: FullConfig): Promise<() => Promise<void>> {
	const browser = await findChromium();
	const sqlite = await makeTemplate("sqlite", withAccounts);
	const postgres = await makeTemplate("postgres", withAccounts);
	const handed: Prepared = { browser, templates: { sqlite: sqlite.template, postgres: postgres.template } };
	process.env[NAME] = JSON.stringify(handed);
	return async () => {
		await sqlite.remove();
		await postgres.remove();
	};
}
