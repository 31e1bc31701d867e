import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "./client.ts";
import { engineOf, sqlitePath } from "./engine.ts";
import { openSqliteFile } from "./sqlite.ts";
import { test } from "./testing/database-test.ts";
import { transact } from "./transact.ts";

async function makeCounters(db: Database): Promise<void> {
	await sql`create table counters (id integer primary key, value integer not null)`.execute(db);
	await sql`insert into counters values (1, 0), (2, 0)`.execute(db);
}

const add = (db: Database, id: number) =>
	sql`update counters set value = value + 1 where id = ${id}`.execute(db);

async function readCounters(db: Database): Promise<number[]> {
	const { rows } = await sql<{ value: number }>`select value from counters order by id`.execute(db);
	return rows.map(({ value }) => value);
}

test("runs a transaction again after a deadlock", async ({ db }) => {
	if (engineOf(db) === "sqlite") return;
	await makeCounters(db);
	let [attempts, locked] = [0, 0];
	let meet = () => {};
	const bothHaveLocked = new Promise<void>((done) => {
		meet = done;
	});
	const addInOrder = (ids: number[]) =>
		transact(db, async (trx) => {
			attempts++;
			for (const id of ids) {
				await add(trx, id);
				locked++;
				if (locked === 2) meet();
				await bothHaveLocked;
			}
		});
	await Promise.all([addInOrder([1, 2]), addInOrder([2, 1])]);
	expect(await readCounters(db)).toEqual([2, 2]);
	// On a busy machine the two may meet again.
	expect(attempts).toBeGreaterThan(2);
});

test("runs a transaction again when SQLite’s file is busy", async ({ db, url }) => {
	if (engineOf(db) === "postgres") return;
	await makeCounters(db);
	await sql`pragma busy_timeout = 0`.execute(db);
	const other = openSqliteFile(sqlitePath(url));
	other.exec("begin immediate");
	const adding = transact(db, (trx) => add(trx, 1));
	// The first attempt has failed when this later query is answered.
	await readCounters(db);
	other.exec("commit");
	other.close();
	await adding;
	expect(await readCounters(db)).toEqual([1, 0]);
});

test("tries a conflicting transaction 5 times and a wrong one once", async ({ db }) => {
	await makeCounters(db);
	for (const [code, expected] of [
		["40001", 5],
		["40P01", 5],
		["23505", 1],
	] as const) {
		let attempts = 0;
		const failing = transact(db, async (trx) => {
			attempts++;
			await add(trx, 1);
			throw Object.assign(new Error("ended"), { code });
		});
		await expect(failing).rejects.toMatchObject({ code });
		expect([code, attempts]).toEqual([code, expected]);
	}
	expect(await readCounters(db)).toEqual([0, 0]);
});

test("joins an open transaction, which is rolled back and repeated as a whole", async ({ db }) => {
	await makeCounters(db);
	let attempts = 0;
	await transact(db, async (trx) => {
		attempts++;
		await transact(trx, (inner) => add(inner, 1));
		await transact(trx, async (inner) => {
			await add(inner, 2);
			if (attempts === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
		});
	});
	expect(await readCounters(db)).toEqual([1, 1]);
	expect(attempts).toBe(2);
});
