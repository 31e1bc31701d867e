import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Migration } from "kysely";
import { migrations } from "#migrations/index.ts";

/** Refuses a folder that is not a built checkout. */
export function requireBuilt(folder: string): void {
	if (!existsSync(resolve(folder, "build/server/index.js")))
		throw new Error(`${folder} is not built: run \`npm ci && npm run build\` there.`);
}

/**
 * The migrations that a checkout knows, for a database that both it and this one can open. Landed migrations
 * never change, so they are this checkout's.
 */
export async function migrationsOf(folder: string): Promise<Record<string, Migration>> {
	const file = pathToFileURL(resolve(folder, "migrations/index.ts")).href;
	const { migrations: known }: { migrations: object } = await import(file);
	return Object.fromEntries(Object.entries(migrations).filter(([name]) => name in known));
}
