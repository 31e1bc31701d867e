import { sql } from "kysely";
import { expect, vi } from "vitest";
import { engineOfUrl } from "./engine.ts";
import { test } from "./testing/database-test.ts";

const COUNT = 8;

test("prepares what is sent often, and sends it whole after a migration of its columns", async ({ url }) => {
	if (engineOfUrl(url) !== "postgres") return;
	// Other tests in this process may have prepared as many statements as it may.
	vi.resetModules();
	const { openDatabase } = await import("./client.ts");
	const db = openDatabase({ url, poolSize: 1 });
	await sql`create table weights (grams integer)`.execute(db);
	await sql`insert into weights values (${1})`.execute(db);
	const light = () => sql`select grams from weights where grams < ${5}`.execute(db);
	const all = () => sql`select * from weights where grams < ${5}`.execute(db);
	const prepared = async () => {
		const found = sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
		return (await found).rows.map(({ statement }) => statement).filter((each) => each.includes("weights"));
	};
	for (let time = 0; time < COUNT; time++) {
		await light();
		await all();
	}
	expect(await prepared()).toEqual(["select grams from weights where grams < $1"]);
	await sql`alter table weights add column at integer`.execute(db);
	await sql`alter table weights alter column grams type bigint using 1`.execute(db);
	expect((await light()).rows).toEqual([{ grams: 1 }]);
	expect((await all()).rows).toEqual([{ grams: 1, at: null }]);
	await db.destroy();
});
