import { sql } from "kysely";
import { expect } from "vitest";
import { FEW_LEFT } from "#app/shop/catalogue/choose-variant.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { test as databaseTest } from "#db/testing/database-test.ts";
import { openVersions } from "./read-versions.ts";

const SUBJECTS = ["shop", "stock", "travel", "stays", "nights"] as const;
type Versions = Record<(typeof SUBJECTS)[number], string>;

const test = databaseTest.extend<{ read: () => Promise<Versions> }>({
	read: async ({ db, url }, use) => {
		await putOnShelf(db, { category: "Lighting" });
		await openInn(db);
		const versions = openVersions({ url, db });
		await use(async () => {
			const read = await versions.read();
			return Object.fromEntries(SUBJECTS.map((subject) => [subject, read.get(subject) ?? ""])) as Versions;
		});
		versions.close();
	},
});

test("changes a version only when data of its subject changes", async ({ db, read }) => {
	const before = await read();
	expect(before.shop).toMatch(/^\d+$/);
	await db.deleteFrom("changes").execute();
	await sql`insert into scheduled_jobs (name, due_at) values ('none', '2026-01-01T00:00:00.000Z')`.execute(
		db,
	);
	expect(await read()).toEqual(before);
	for (const change of [
		sql`update products set title = 'Another'`,
		sql`update variants set compare_at = 9900`,
		sql`update products set vendor = 'Nordlys', units_sold = 7`,
		sql`delete from variants`,
		sql`update categories set position = 2`,
		sql`insert into tax_rates (name, country, region, rate_ppm, is_inclusive, created_at)
			values ('Tax', 'US', '', 50000, ${false}, '2026-01-01T00:00:00.000Z')`,
		sql`update tax_rates set rate_ppm = 60000`,
		sql`delete from tax_rates`,
	]) {
		const { shop } = await read();
		await change.execute(db);
		expect((await read()).shop).not.toBe(shop);
	}
	expect((await read()).travel).toBe(before.travel);
	await db.updateTable("hotels").set({ stars: 5 }).execute();
	expect((await read()).travel).not.toBe(before.travel);
});

test("counts changes by orders and bookings separately", async ({ db, read }) => {
	const before = await read();
	await sql`update products set title = title`.execute(db);
	expect(await read()).toEqual(before);
	await sql`update products set units_sold = units_sold + 1`.execute(db);
	expect(await read()).toEqual(before);
	await sql`update hotels set nights_sold = nights_sold + 2`.execute(db);
	const booked = await read();
	expect(booked.stays).not.toBe(before.stays);
	expect([booked.shop, booked.travel]).toEqual([before.shop, before.travel]);
});

test("counts a change of stock when a page shows the number before or after it", async ({ db, read }) => {
	const counts: string[] = [];
	// The triggers count up to five, which is at least what pages show.
	for (const stock of [7, 6, FEW_LEFT, 0, FEW_LEFT + 1]) {
		await db.updateTable("variants").set({ stock }).execute();
		counts.push((await read()).stock);
	}
	const [many, fewer, few, none, restocked] = counts;
	expect(fewer).toBe(many);
	expect(new Set([fewer, few, none, restocked]).size).toBe(4);
});

test("counts each change of a night, and nothing else, for pages of hotels for dates", async ({
	db,
	read,
}) => {
	const { id } = await db.selectFrom("rooms").select("id").executeTakeFirstOrThrow();
	const night = sql`insert into nights (room_id, date, total) values (${id}, '2031-01-05', 4)`;
	const others = ({ nights: _, ...rest }: Versions) => rest;
	for (const change of [
		night,
		sql`update nights set booked = booked + 1`,
		sql`update nights set blocked = blocked + 1 where date = '2031-01-05'`,
		sql`update nights set price = 9900`,
		sql`delete from nights where date = '2031-01-05'`,
	]) {
		const before = await read();
		await change.execute(db);
		const after = await read();
		expect(after.nights).not.toBe(before.nights);
		expect(others(after)).toEqual(others(before));
	}
	const before = await read();
	await sql`update nights set price = price`.execute(db);
	await db.deleteFrom("changes").execute();
	expect(await read()).toEqual(before);
});

/** No public page shows them, or they are computed of others. */
const UNCOUNTED = new Set([
	"products.units_sold",
	"products.taxonomy",
	"variants.updated_at",
	"hotels.mean_rating",
]);

test("counts a new value in any column that a page shows", async ({ db }) => {
	const words = await triggers(db);
	const tables = (await db.introspection.getTables()).filter(({ name }) => words.has(name));
	expect(tables.length).toBeGreaterThan(12);
	for (const { name, columns } of tables)
		for (const column of columns)
			if (!UNCOUNTED.has(`${name}.${column.name}`))
				expect(words.get(name), `${name}.${column.name}`).toMatch(
					new RegExp(`old\\W+${column.name}\\b`, "i"),
				);
});

/** The triggers that count changes, by table. */
async function triggers(db: Database): Promise<Map<string, string>> {
	const { rows } = await (engineOf(db) === "postgres"
		? sql<{ name: string; words: string }>`select relname as name, pg_get_triggerdef(pg_trigger.oid) as words
			from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like 'count\\_%\\_update'`
		: sql<{ name: string; words: string }>`select tbl_name as name, sql as words from sqlite_master
			where type = 'trigger' and name like 'count\\_%\\_update' escape '\\'`
	).execute(db);
	const all = new Map<string, string>();
	for (const { name, words } of rows) all.set(name, `${all.get(name) ?? ""} ${words}`);
	return all;
}

test("sees another connection’s change when it is committed", async ({ url, read }) => {
	const other = openDatabase({ url });
	const { shop } = await read();
	await other.transaction().execute(async (trx) => {
		await trx.updateTable("products").set({ title: "Renamed" }).execute();
		expect((await read()).shop).toBe(shop);
	});
	expect((await read()).shop).not.toBe(shop);
	await other.destroy();
});

test("counts no change that was rolled back to a savepoint", async ({ db, read }) => {
	const { shop } = await read();
	const undone = db.transaction().execute(async (trx) => {
		await trx.updateTable("products").set({ title: "Never" }).execute();
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	expect((await read()).shop).toBe(shop);
	await db.transaction().execute(async (trx) => {
		await sql`savepoint before`.execute(trx);
		await trx.updateTable("products").set({ title: "Never" }).execute();
		await sql`rollback to before`.execute(trx);
		await trx.updateTable("products").set({ title: "After all" }).execute();
	});
	expect((await read()).shop).not.toBe(shop);
});

test("counts concurrent writers without making them wait", async ({ db, url, read }) => {
	// SQLite has one writer at a time anyway.
	if (engineOf(db) === "sqlite") return;
	const other = openDatabase({ url });
	const [one, two] = [await putOnShelf(db), await putOnShelf(db)];
	const rename = (id: number) => sql`update products set title = 'Renamed' where id = ${id}`;
	const counts = [(await read()).shop];
	await other.transaction().execute(async (slow) => {
		await rename(one.productId).execute(slow);
		await db.transaction().execute(async (quick) => {
			await sql`set local lock_timeout = '1s'`.execute(quick);
			await rename(two.productId).execute(quick);
		});
		counts.push((await read()).shop);
	});
	counts.push((await read()).shop);
	expect(new Set(counts).size).toBe(3);
	const bookings: string[] = [];
	await other.transaction().execute(async (slow) => {
		await sql`update nights set booked = booked + 1 where date = (select min(date) from nights)`.execute(
			slow,
		);
		await db.transaction().execute(async (quick) => {
			await sql`set local lock_timeout = '1s'`.execute(quick);
			await sql`update nights set booked = booked + 1 where date = (select max(date) from nights)`.execute(
				quick,
			);
		});
		bookings.push((await read()).nights);
	});
	bookings.push((await read()).nights);
	expect(new Set(bookings).size).toBe(2);
	await other.destroy();
});
