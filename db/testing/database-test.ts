import { test as base, inject } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { borrowDatabase } from "./borrowed-database.ts";
import { newEmptyDatabase } from "./database-template.ts";
import { addStatement, recordStatements } from "./statements.ts";

/** A test with its own migrated database, on this run's engine. */
export const test = base.extend<{ url: string; db: Database }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
	url: async ({}, use) => {
		const database = await borrowDatabase(inject("template"));
		await use(database.url);
		await database.giveBack();
	},
	db: async ({ url }, use) => {
		const db = openDatabase({ url, onCompile: addStatement });
		await use(db);
		await db.destroy();
		recordStatements(inject("template").engine);
	},
});

/** A test with an empty database, without tables. */
export const emptyTest = base.extend<{ url: string }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
	url: async ({}, use) => {
		const empty = await newEmptyDatabase(inject("template"));
		await use(empty.url);
		await empty.remove();
	},
});
