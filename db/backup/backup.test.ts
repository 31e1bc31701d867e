import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { expect } from "vitest";
import { addOrder } from "#app/testing/shop/order.ts";
import type { SellTask } from "#db/backup/testing/sell.child-process.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { engineOf, engineOfUrl, sqlitePath } from "#db/engine.ts";
import { migrate, migrationsRun, missingMigrations } from "#db/migrate.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { moveToPostgres } from "./move-to-postgres.ts";
import type { BackupProgress } from "./refusal.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";
import { allRows, backUp, NOW, quiet, restore, test } from "./testing/backup-test.ts";
import { fillSite } from "./testing/fill-site.ts";

/** Lists inconsistencies; each is empty when all is right. */
async function faultsIn(url: string): Promise<unknown[]> {
	const db = openDatabase({ url });
	const { rows } = await sql`select 'counter' as fault, id from variants
			where stock <> (select coalesce(sum(quantity), 0) from stock_movements where variant_id = variants.id)
		union all select 'half an order', id from orders
			where (select count(*) from order_lines where order_id = orders.id) <> 1
				or (select count(*) from changes where subject = 'order ' || orders.id) <> 1
				or (select count(*) from stock_movements where order_id = orders.id) <> 1`.execute(db);
	await db.destroy();
	return rows;
}

/** The tables in a backup: all except the migrator's and derived ones. */
async function ownTables(db: Database): Promise<string[]> {
	const { rows } = await (engineOf(db) === "postgres"
		? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
		: sql<{
				name: string;
			}>`select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
			and name not like 'sqlite%' and name not like '%\_search\_%' escape '\\'
			and name not like '%trigrams\_%' escape '\\'`
	).execute(db);
	return rows
		.map(({ name }) => name)
		.filter((name) => !name.startsWith("kysely_") && name !== "data_versions" && name !== "hotel_changes")
		.sort();
}

test("restores the same rows into either engine", async ({ url, db, folder, target }) => {
	const { variantId } = await fillSite(db);
	// An id that is free again, but was once used.
	const { id: gone } = await addOrder(db, { lines: [{ variantId, quantity: 1 }] });
	await db.deleteFrom("stock_movements").where("order_id", "=", gone).execute();
	await db.deleteFrom("orders").where("id", "=", gone).execute();
	await sql`update variants set stock = stock + 1`.execute(db);
	const path = join(folder, "one.db");
	const { tables, takenAt } = await backUp(url, path);
	expect(takenAt).toBe(NOW.toISOString());
	expect(readdirSync(folder)).toEqual(["one.db"]);
	expect(statSync(path).mode & 0o777).toBe(0o600);
	expect(tables).toMatchObject({ orders: { rows: 1 }, nights: { rows: 60 }, image_files: { rows: 2 } });
	const between = `sqlite:${join(folder, "site.db")}`;
	await restore(path, between);
	expect(statSync(sqlitePath(between)).mode & 0o777).toBe(0o600);
	expect((await backUp(between, join(folder, "two.db"))).tables).toEqual(tables);
	await restore(join(folder, "two.db"), target);

	const names = Object.keys(tables);
	expect(names.sort()).toEqual(await ownTables(db));
	const before = await allRows(url, names);
	expect(await allRows(between, names)).toEqual(before);
	expect(await allRows(target, names)).toEqual(before);
	// The full-text indexes match the rows.
	const file = new SQLite(sqlitePath(between));
	for (const index of [
		"orders",
		"products",
		"bookings",
		"moving_bookings",
		"conversations",
		"accounts",
		"customers",
	])
		file.exec(`insert into ${index}_search (${index}_search, rank) values ('integrity-check', 1)`);
	expect(file.prepare("select count(*) from search_vocabulary_trigrams").pluck().get()).toBe(
		tables.search_vocabulary?.rows,
	);
	file.close();
	for (const place of [between, target]) {
		const restored = openDatabase({ url: place });
		expect(await missingMigrations(restored)).toEqual([]);
		const { id } = await addOrder(restored, { lines: [{ variantId, quantity: 1 }] });
		expect(id).toBe(gone + 1);
		// The planner knows the tables' sizes; -1 means never analyzed.
		if (engineOf(restored) === "postgres") {
			const { rows } = await sql`select reltuples from pg_class where relname = 'nights'`.execute(restored);
			expect(rows).toEqual([{ reltuples: 60 }]);
		}
		await restored.destroy();
	}
});

test("moves a site to PostgreSQL, or names the table of a text that can’t be stored", async ({
	folder,
	target,
}) => {
	const from = `sqlite:${join(folder, "site.db")}`;
	const move = { from, to: target, now: NOW, onProgress: quiet };
	if (engineOfUrl(target) === "sqlite")
		return expect(await moveToPostgres(move)).toMatchObject({ ok: false });
	const file = openDatabase({ url: from });
	await migrate(file);
	const message = { name: "Ana", email: "ana@example.com", message: "a\0b", created_at: NOW.toISOString() };
	const { id } = await file
		.insertInto("contact_messages")
		.values({ idempotency_key: "key", ...message })
		.returning("id")
		.executeTakeFirstOrThrow();
	await file.destroy();
	await expect(moveToPostgres(move)).rejects.toThrow("contact_messages: ");
	const db = openDatabase({ url: target });
	expect(await migrationsRun(db)).toEqual([]);
	const again = openDatabase({ url: from });
	await again.updateTable("contact_messages").set({ message: "ab" }).where("id", "=", id).execute();
	await again.destroy();
	expect(await moveToPostgres(move)).toMatchObject({ ok: true });
	expect(await db.selectFrom("contact_messages").select("message").execute()).toEqual([{ message: "ab" }]);
	expect(await moveToPostgres(move)).toMatchObject({ ok: false });
	expect(readdirSync(folder).filter((name) => name.includes("moving"))).toEqual([]);
	await db.destroy();
});

test("backs up one consistent state while another process writes", async ({ url, db, folder }) => {
	const { variantId } = await fillSite(db);
	const until = "stop selling";
	const task: SellTask = { url, variantId, until };
	const seller = startElsewhere<number>("db/backup/testing/sell.child-process.ts", task);
	await seller.ready;
	seller.go();
	const soldIn = async (at: Database) =>
		Number(
			(
				await at
					.selectFrom("orders")
					.select((eb) => eb.fn.countAll().as("count"))
					.executeTakeFirstOrThrow()
			).count,
		);
	/** Continues once the other process has sold one more. */
	const sellOneMore = async () => {
		const before = await soldIn(db);
		await expect.poll(() => soldIn(db), { interval: 5 }).toBeGreaterThan(before);
	};
	await sellOneMore();
	const counts: number[] = [];
	for (const name of ["one.db", "two.db"]) {
		let looked = 0;
		// During the copy, each of the first tables waits for another sale.
		const { tables } = await backUp(url, join(folder, name), (step) =>
			step.startsWith("Copying ") && looked++ < 5 ? sellOneMore() : undefined,
		);
		counts.push(tables.orders?.rows ?? 0);
		await sellOneMore();
	}
	const at = NOW.toISOString();
	await db
		.insertInto("changes")
		.values({ kind: "product", action: "price", subject: "product 0", detail: until, is_in_trail: true, at })
		.execute();
	const sold = await seller.result;
	expect(counts[0]).toBeGreaterThan(0);
	expect(counts[1]).toBeGreaterThan(counts[0] ?? 0);
	expect(sold + 1).toBeGreaterThan(counts[1] ?? 0);
	// A backup is a database that can be read directly.
	for (const name of ["one.db", "two.db"])
		expect(await faultsIn(`sqlite:${join(folder, name)}`), name).toEqual([]);
});

/** Corrupts an existing backup. */
const DAMAGES: [name: string, damage: (path: string) => void, words: RegExp][] = [
	["cut short", (path) => truncateSync(path, 200_000), /one\.db is damaged or cut short: /],
	["cut to nothing", (path) => truncateSync(path, 0), /one\.db is no backup of Meeha/],
	[
		"changed in one word",
		(path) => {
			const bytes = readFileSync(path);
			bytes.write("Tana", bytes.indexOf("A quiet house above"));
			writeFileSync(path, bytes);
		},
		/one\.db is damaged: the rows of hotels are not those/,
	],
	[
		"overwritten in the middle",
		(path) => {
			const bytes = readFileSync(path);
			bytes.fill(0x5a, 40_960, 81_920);
			writeFileSync(path, bytes);
		},
		/one\.db is damaged/,
	],
	["something else", (path) => writeFileSync(path, "Dear diary"), /one\.db is no backup of Meeha/],
	[
		"a database, but no backup",
		(path) => inFile(path, "drop table meeha_backup"),
		/one\.db is no finished backup/,
	],
	[
		"of a newer version",
		(path) => inFile(path, "insert into kysely_migration values ('9999_flying', '')"),
		/one\.db is of a newer version of Meeha \(9999_flying\)/,
	],
	[
		"from before the first migration",
		(path) => inFile(path, "update kysely_migration set name = '0001_accounts' where name = '0001_baseline'"),
		/one\.db is of an earlier version of Meeha.+new database/,
	],
	["not there", (path) => rmSync(path), /There is no file .*one\.db/],
];

function inFile(path: string, statement: string): void {
	const file = new SQLite(path);
	file.exec(statement);
	file.close();
}

test("refuses a damaged or unfinished backup", async ({ url, db, folder }) => {
	await fillSite(db);
	const path = join(folder, "one.db");
	const { tables } = await backUp(url, path);
	const whole = readFileSync(path);
	const names = Object.keys(tables);
	const before = await allRows(url, names);
	for (const [name, damage, words] of DAMAGES) {
		writeFileSync(path, whole);
		damage(path);
		const outcome = { ok: false, fault: expect.stringMatching(words) };
		expect(await restoreBackup({ url, path, now: NOW, mayReplace: true }), name).toEqual(outcome);
		expect(await checkBackup(path, quiet), name).toEqual(outcome);
	}
	expect(await allRows(url, names)).toEqual(before);
});

test("replaces a database with data only with --replace, and keeps it after a failure", async ({
	url,
	db,
	folder,
}) => {
	const path = join(folder, "one.db");
	const empty = join(folder, "empty.db");
	await backUp(url, empty);
	await fillSite(db);
	const { tables } = await backUp(url, path);
	const names = Object.keys(tables);
	const before = await allRows(url, names);
	await db.destroy();

	const refused = await restoreBackup({ url, path: empty, now: NOW });
	expect(refused).toEqual({ ok: false, fault: expect.stringContaining("has data in it") });
	const powerCut: BackupProgress = (step) => {
		if (step.startsWith("Restoring ")) throw new Error("power cut");
	};
	await expect(restore(path, url, true, powerCut)).rejects.toThrow("power cut");
	expect(await allRows(url, names)).toEqual(before);

	const { savedCopy } = await restore(empty, url, true);
	expect((await allRows(url, names)).orders).toEqual([]);
	// The replaced database stays as a file that only its owner can read.
	expect(statSync(savedCopy ?? "").mode & 0o777).toBe(0o600);
	expect(await allRows(`sqlite:${savedCopy}`, names)).toEqual(before);
	if (engineOfUrl(url) === "sqlite") rmSync(savedCopy ?? "");
	else {
		await restore(savedCopy ?? "", url, true);
		expect(await allRows(url, names)).toEqual(before);
	}
});

test("refuses to replace a SQLite file that is in use", async ({ folder, url }) => {
	const path = join(folder, "one.db");
	await backUp(url, path);
	const place = `sqlite:${join(folder, "site.db")}`;
	await restore(path, place);
	const open = openDatabase({ url: place });
	await fillSite(open);
	const outcome = await restoreBackup({ url: place, path, now: NOW, mayReplace: true });
	expect(outcome).toEqual({ ok: false, fault: expect.stringContaining("is in use. Stop the site first.") });
	expect(await open.selectFrom("orders").select("id").execute()).toHaveLength(1);
	await open.destroy();
	expect(readdirSync(folder).sort()).toEqual(["one.db", "site.db"]);
	await restore(path, place, true);
});

test("overwrites no backup and leaves nothing of a failed one", async ({ url, folder }) => {
	const path = join(folder, "one.db");
	const fails = backUp(url, path, () => {
		throw new Error("disk full");
	});
	await expect(fails).rejects.toThrow("disk full");
	expect(readdirSync(folder)).toEqual([]);
	await backUp(url, path);
	expect(await takeBackup({ url, path, now: NOW })).toEqual({
		ok: false,
		fault: `${path} is there already.`,
	});
});
