import { spawnSync } from "node:child_process";
import { type Migration, sql } from "kysely";
import { expect } from "vitest";
import { addOrder } from "#app/testing/shop/order.ts";
import { migrations } from "#migrations/index.ts";
import { openDatabase } from "./client.ts";
import { engineOf } from "./engine.ts";
import { migrate, migrationsRun, missingMigrations } from "./migrate.ts";
import { emptyTest, test } from "./testing/database-test.ts";
import { startElsewhere } from "./testing/other-process.ts";

const NAMES = Object.keys(migrations);

test("runs no migration twice", async ({ db }) => {
	expect(await missingMigrations(db)).toEqual([]);
	expect(await migrate(db)).toEqual([]);
});

emptyTest("three processes that migrate one empty database at once do it once", async ({ url }) => {
	const processes = Array.from({ length: 3 }, () =>
		startElsewhere<string[]>("db/testing/migrate.child-process.ts", { url }),
	);
	await Promise.all(processes.map((process) => process.ready));
	for (const process of processes) process.go();
	const ran = await Promise.all(processes.map((process) => process.result));
	expect(ran.flat().sort()).toEqual(NAMES);
	expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
});

const created_at = "2026-01-01T00:00:00.000Z";

emptyTest("an older version keeps its rows and gets what is missing", async ({ url }) => {
	const db = openDatabase({ url });
	expect(await migrate(db)).toEqual(NAMES);
	const account = {
		email: "a@example.com",
		name: "A",
		role: "User",
		password_hash: "x",
		created_at,
	} as const;
	await db.insertInto("accounts").values(account).execute();
	const next: Migration = {
		up: (inside) => inside.schema.alterTable("accounts").addColumn("motto", "text").execute(),
	};
	expect(await migrate(db, { ...migrations, "9999_motto": next })).toEqual(["9999_motto"]);
	expect(await db.selectFrom("accounts").selectAll().execute()).toMatchObject([{ ...account, motto: null }]);
	await db.destroy();
});

emptyTest(
	"a database from before the first migration is refused, with a way out, and stays",
	async ({ url }) => {
		const db = openDatabase({ url });
		await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255))`.execute(
			db,
		);
		await sql`insert into kysely_migration values ('0001_accounts', ''), ('0110_changes_by_hotel', '')`.execute(
			db,
		);
		const refusal = /^The database is of an earlier version of Meeha.+backup.+new database/;
		await expect(migrate(db)).rejects.toThrow(refusal);
		expect(await migrationsRun(db)).toEqual(["0001_accounts", "0110_changes_by_hotel"]);
		await db.destroy();
		for (const command of ["migrate", "seed"]) {
			const ran = spawnSync(process.execPath, ["--import", "tsx", `commands/${command}.ts`], {
				env: { ...process.env, DATABASE_URL: url },
				encoding: "utf8",
			});
			expect(ran).toMatchObject({ status: 1, stdout: "" });
			expect(ran.stderr).toMatch(
				/^Meeha can't start\. The database is of an earlier version of Meeha[^\n]+\n$/,
			);
		}
	},
);

emptyTest("a database of a newer version is refused", async ({ url }) => {
	const db = openDatabase({ url });
	await migrate(db, { ...migrations, "9999_later": { up: async () => {} } });
	await expect(migrate(db)).rejects.toThrow("newer version of Meeha (9999_later). Update first.");
	await db.destroy();
});

emptyTest("a migration that fails leaves nothing behind, and can be run again", async ({ url }) => {
	const db = openDatabase({ url });
	const broken = {
		...migrations,
		"9999_broken": {
			async up(inside: Parameters<(typeof migrations)[string]["up"]>[0]) {
				await sql`create table half_done (id integer)`.execute(inside);
				throw new Error("stopped in the middle");
			},
		},
	};
	await expect(migrate(db, broken)).rejects.toThrow("stopped in the middle");
	await expect(sql`select * from half_done`.execute(db)).rejects.toThrow();
	expect(await migrate(db)).toEqual(NAMES);
	await db.destroy();
});

test("reads times, flags and large counts as the same types on both engines", async ({ db }) => {
	const { rows } = await (engineOf(db) === "postgres"
		? sql`select true as is_on, false as is_off, null::boolean as is_unknown, 9007199254740991::bigint as big,
			'2026-03-29T01:30:00.123Z'::timestamptz as moment, '2026-03-29'::date as day`
		: sql`select 1 as is_on, 0 as is_off, null as is_unknown, 9007199254740991 as big,
			'2026-03-29T01:30:00.123Z' as moment, '2026-03-29' as day`
	).execute(db);
	const read = { is_on: true, is_off: false, is_unknown: null, big: 9_007_199_254_740_991 };
	expect(rows).toEqual([{ ...read, moment: "2026-03-29T01:30:00.123Z", day: "2026-03-29" }]);
});

test("a review is of one thing, once, and its id never comes again", async ({ db }) => {
	const review = { rating: 5, author: "Ana L.", message: "Fine.", created_at };
	const { id: order_id } = await addOrder(db);
	const { product_id } = await db
		.selectFrom("order_lines")
		.select("product_id")
		.where("order_id", "=", order_id)
		.executeTakeFirstOrThrow();
	const of = { product_id, order_id };
	const store = async (values: object) =>
		db
			.insertInto("reviews")
			.values({ ...review, ...values })
			.returning("id")
			.executeTakeFirstOrThrow();
	const { id } = await store(of);
	await expect(store(of)).rejects.toThrow();
	await expect(store({})).rejects.toThrow();
	await expect(store({ ...of, move_id: 1 })).rejects.toThrow();
	await db.deleteFrom("reviews").execute();
	expect((await store(of)).id).toBeGreaterThan(id);
});

emptyTest("tax classes keep each rate and total, and exempt what was not taxed", async ({ url }) => {
	const db = openDatabase({ url });
	const earlier = Object.entries(migrations).filter(([name]) => name < "0030");
	await migrate(db, Object.fromEntries(earlier));
	const at = created_at;
	for (const statement of [
		sql`insert into products (id, slug, title, description, status, created_at, updated_at)
			values (1, 'lamp', 'Lamp', '', 'active', ${at}, ${at})`,
		sql`insert into variants (id, product_id, position, option1, price, is_taxable, created_at, updated_at) values
			(1, 1, 1, 'A', 11900, true, ${at}, ${at}), (2, 1, 2, 'B', 5000, false, ${at}, ${at})`,
		sql`insert into tax_rates (name, country, rate_ppm, is_inclusive, created_at)
			values ('VAT', 'DE', 190000, true, ${at})`,
		sql`insert into orders (id, number, idempotency_key, token_hash, status, payment, fulfilment, payment_method,
			email, name, contact, contact_e164, line1, city, country, delivery_name, currency, subtotal, delivery_total,
			tax_total, is_tax_inclusive, total, search_text, created_at, updated_at)
			values (1, 'M1', 'key', 'hash', 'new', 'unpaid', 'unfulfilled', 'bank_transfer', '', 'A', '', '', '', '', 'DE',
			'Parcel', 'EUR', 21900, 595, 1995, true, 22495, '', ${at}, ${at})`,
		sql`insert into order_lines (order_id, variant_id, title, quantity, unit_price, tax, total) values
			(1, 1, 'Lamp', 1, 11900, 1900, 11900), (1, 2, 'Voucher', 1, 5000, 0, 5000), (1, null, 'Gone', 1, 5000, 0, 5000)`,
		sql`insert into order_taxes (order_id, name, rate_ppm, base, amount) values (1, 'VAT', 190000, 10500, 1995)`,
	])
		await statement.execute(db);
	const totals = () =>
		db
			.selectFrom("orders")
			.select(["subtotal", "discount_total", "delivery_total", "tax_total", "total"])
			.execute();
	const before = await totals();
	expect(await migrate(db)).toContain("0030_tax_classes");
	expect(await totals()).toEqual(before);
	const lines = db.selectFrom("order_lines").select(["title", "tax_class", "tax_rate_ppm", "tax", "total"]);
	expect(await lines.orderBy("id").execute()).toEqual([
		{ title: "Lamp", tax_class: "standard", tax_rate_ppm: 190_000, tax: 1_900, total: 11_900 },
		{ title: "Voucher", tax_class: "exempt", tax_rate_ppm: null, tax: 0, total: 5_000 },
		{ title: "Gone", tax_class: "exempt", tax_rate_ppm: null, tax: 0, total: 5_000 },
	]);
	const variants = db.selectFrom("variants").select("tax_class").orderBy("id");
	expect(await variants.execute()).toEqual([{ tax_class: null }, { tax_class: "exempt" }]);
	expect(await db.selectFrom("products").select("tax_class").execute()).toEqual([{ tax_class: "standard" }]);
	const rates = db.selectFrom("tax_rates").select(["tax_class", "starts_on", "rate_ppm"]);
	expect(await rates.execute()).toEqual([{ tax_class: "standard", starts_on: "", rate_ppm: 190_000 }]);
	expect(await db.selectFrom("order_taxes").select(["base", "amount", "is_exempt"]).execute()).toEqual([
		{ base: 10_500, amount: 1_995, is_exempt: false },
	]);
	await db.destroy();
});
