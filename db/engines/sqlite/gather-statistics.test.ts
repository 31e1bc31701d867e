import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { test as base, expect } from "vitest";
import { type Database, openDatabase } from "../../client.ts";
import { openSqliteFile } from "../../sqlite.ts";
import { gatherStatistics } from "./gather-statistics.ts";

/** SQLite only: PostgreSQL gathers statistics by itself. */
const test = base.extend<{ path: string; things: Database }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
	path: async ({}, use) => {
		const folder = mkdtempSync(join(tmpdir(), "meeha-statistics-"));
		await use(join(folder, "things.db"));
		rmSync(folder, { recursive: true });
	},
	things: async ({ path }, use) => {
		const file = openSqliteFile(path);
		file.exec(`create table things (id integer primary key, kind text, code text);
			create index things_by_code on things (code);
			create index things_by_kind on things (kind);
			with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 3000)
			insert into things (kind, code) select 'lamp', 'code ' || n from numbers;`);
		file.close();
		const db = openDatabase({ url: `sqlite:${path}` });
		await use(db);
		await db.destroy();
	},
});

async function planOf(db: Database): Promise<string> {
	const { rows } = await sql<{ detail: string }>`explain query plan
		select * from things where kind = 'lamp' and code = 'code 7'`.execute(db);
	return rows.map(({ detail }) => detail).join(" ");
}

test("informs the planner which index is more selective", async ({ things }) => {
	expect(await planOf(things)).toContain("things_by_kind");
	await gatherStatistics(things);
	expect(await planOf(things)).toContain("things_by_code");
});

test("lets others write between two indexes", async ({ things, path }) => {
	const statistics = sql<{ idx: string }>`select idx from sqlite_stat1`;
	const gathering = gatherStatistics(things);
	const other = openSqliteFile(path);
	other.pragma("busy_timeout = 0");
	do await setImmediate();
	while (other.prepare("select 1 from sqlite_schema where name = 'sqlite_stat1'").all().length === 0);
	expect((await statistics.execute(things)).rows).toHaveLength(1);
	expect(other.prepare("insert into things (kind, code) values ('bowl', 'code 0')").run().changes).toBe(1);
	other.close();
	await gathering;
	expect((await statistics.execute(things)).rows).toHaveLength(2);
});
