import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect } from "vitest";
import { savePicture } from "#app/common/photos/images.server.ts";
import { openInn } from "#app/testing/inn.ts";
import { addOrder } from "#app/testing/order.ts";
import { putOnShelf } from "#app/testing/shelf.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { emptyTest } from "#db/testing/database-test.ts";
import { seedAccounts } from "#demo/accounts.ts";
import { seedMovingBookings } from "#demo/moving-bookings.ts";
import { canonical } from "./columns.ts";
import { type Moved, moveToPostgres } from "./move-to-postgres.ts";

/** A migrated SQLite file, and `from`, its URL. */
const test = emptyTest.extend<{ from: string; file: Database }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
	from: async ({}, use) => {
		const folder = mkdtempSync(join(tmpdir(), "meeha-move-"));
		await use(`sqlite:${join(folder, "site.db")}`);
		rmSync(folder, { recursive: true });
	},
	file: async ({ from }, use) => {
		const db = openDatabase({ url: from });
		await migrate(db);
		await use(db);
		await db.destroy();
	},
});

const NOW = new Date("2026-11-20T17:00:00.123Z");

/** All kinds of data: times, dates, flags, bytes, text, keys of one column and of several. */
async function fill(db: Database): Promise<void> {
	await seedAccounts(db, NOW);
	const { id: adminId } = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirstOrThrow();
	await seedMovingBookings(db, { count: 60, timeZone: "America/New_York", adminId, now: NOW });
	for (const title of ["Halden lamp", "Ärmelkanal – “blau” 🐟", "זכוכית"]) await putOnShelf(db, { title });
	const { id: orderId } = await addOrder(db);
	const ten = { code: "TEN", kind: "percent", value: 1_000, created_at: NOW.toISOString() } as const;
	const discount = await db.insertInto("discounts").values(ten).returning("id").executeTakeFirstOrThrow();
	await db.updateTable("orders").set({ discount_id: discount.id }).where("id", "=", orderId).execute();
	for (let at = 0; at < 36; at++) await openInn(db);
	const files = [{ width: 8, format: "webp" as const, bytes: Buffer.from([0, 255, 10, 92]) }];
	const picture = { hash: "a", width: 8, height: 8, colour: "#000000", files };
	await db.transaction().execute((trx) => savePicture(trx, { picture, now: NOW }));
}

const countOf = (moved: Moved, table: string) =>
	moved.ok ? moved.tables.find(({ name }) => name === table)?.rows : undefined;

test("everything arrives, row by row, and new rows get numbers that nobody had", async ({
	from,
	file,
	url,
}) => {
	await fill(file);
	// An id that was used and deleted.
	const fields = { number: "X", once_key: "x", created_at: NOW.toISOString() };
	const last = await file
		.selectFrom("moving_bookings")
		.selectAll()
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	const gone = await file
		.insertInto("moving_bookings")
		.values({ ...last, ...fields, id: last.id + 10 })
		.returning("id")
		.executeTakeFirstOrThrow();
	await file.deleteFrom("moving_bookings").where("id", "=", gone.id).execute();

	const moved = await moveToPostgres({ from, to: url });
	expect(moved).toMatchObject({ ok: true });
	expect(countOf(moved, "nights")).toBeGreaterThan(2_000);
	const db = openDatabase({ url });
	for (const table of [
		"moving_bookings",
		"products",
		"hotel_words",
		"image_files",
		"search_vocabulary",
	] as const) {
		const { count } = await db
			.selectFrom(table)
			.select((eb) => eb.fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow();
		expect(count, table).toBe(countOf(moved, table));
		expect(count, table).toBeGreaterThan(0);
	}
	expect(await db.selectFrom("products").selectAll().orderBy("id").execute()).toEqual(
		await file.selectFrom("products").selectAll().orderBy("id").execute(),
	);
	const order = db.selectFrom("orders").innerJoin("discounts", "discounts.id", "orders.discount_id");
	expect(await order.select("discounts.code").execute()).toEqual([{ code: "TEN" }]);
	const next = await db
		.insertInto("moving_bookings")
		.values({ ...last, ...fields, id: undefined })
		.returning("id")
		.executeTakeFirstOrThrow();
	expect(next.id).toBe(gone.id + 1);
	await db.destroy();
	expect(await moveToPostgres({ from, to: url })).toMatchObject({ ok: false, reason: "not_empty" });
});

test("a value that changed on the way is found, and nothing is kept", async ({ from, file, url }) => {
	await seedAccounts(file, NOW);
	await putOnShelf(file, { title: "Halden lamp" });
	const target = openDatabase({ url });
	await migrate(target);
	await sql`create function spoil() returns trigger language plpgsql as
		$$ begin new.units_sold = new.units_sold + 1; return new; end $$`.execute(target);
	await sql`create trigger spoil before insert on products for each row execute function spoil()`.execute(
		target,
	);
	expect(await moveToPostgres({ from, to: url })).toEqual({
		ok: false,
		reason: "differs",
		table: "products",
	});
	expect(await target.selectFrom("accounts").select("id").execute()).toEqual([]);
	await target.destroy();
});

test("a text that PostgreSQL can’t keep is named, and nothing is kept", async ({ from, file, url }) => {
	const at = NOW.toISOString();
	const message = { once_key: "k", name: "Ana", email: "a@example.com", message: "a\0b", created_at: at };
	await file.insertInto("contact_messages").values(message).execute();
	await expect(moveToPostgres({ from, to: url })).rejects.toThrow(
		"contact_messages (id 1), message: a text holds the character U+0000",
	);
});

test("a file of an older build is refused, and so are engines the wrong way round", async ({
	from,
	file,
	url,
}) => {
	await sql`delete from kysely_migration where name like '0002%'`.execute(file);
	expect(await moveToPostgres({ from, to: url })).toEqual({ ok: false, reason: "source_not_migrated" });
	expect(await moveToPostgres({ from: url, to: from })).toEqual({ ok: false, reason: "not_these_engines" });
});

test("values are the same text from either side", () => {
	expect(canonical(1n, "bool")).toBe(canonical(true, "bool"));
	expect(canonical(9_007_199_254_740_993n, "int8")).toBe("9007199254740993");
	expect(canonical(Buffer.from("a"), "bytea")).not.toBe(canonical(Buffer.from("b"), "bytea"));
	expect(canonical(null, "text")).not.toBe(canonical("", "text"));
});
