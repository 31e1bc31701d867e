import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { expect } from "vitest";
import { addOrder } from "#app/testing/shop/order.ts";
import { openDatabase } from "#db/client.ts";
import { engineOfUrl } from "#db/engine.ts";
import { missingMigrations } from "#db/migrate.ts";
import { moveToPostgres } from "./move-to-postgres.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";
import { backUp, NOW, quiet, restore, test } from "./testing/backup-test.ts";
import { fillSite } from "./testing/fill-site.ts";

/** Unpacks the oldest backup that is kept; `testing/README.md` says how it was made. */
function unpackOldest(folder: string): string {
	const path = join(folder, "oldest.db");
	writeFileSync(path, gunzipSync(readFileSync(join(import.meta.dirname, "testing/oldest-backup.db.gz"))));
	return path;
}

test("restores the oldest kept backup into an empty database and over one of this version", async ({
	url,
	db,
	folder,
	target,
}) => {
	const oldest = unpackOldest(folder);
	expect(await checkBackup(oldest, quiet)).toMatchObject({ ok: true });
	await fillSite(db);
	await db.destroy();
	for (const place of [target, url]) {
		await restore(oldest, place, place === url);
		const restored = openDatabase({ url: place });
		expect(await missingMigrations(restored)).toEqual([]);
		const count = async (table: string) =>
			(await sql`select id from ${sql.table(table)}`.execute(restored)).rows.length;
		for (const table of ["orders", "products", "hotels", "moving_bookings", "accounts"])
			expect(await count(table), table).toBe(1);
		// The site goes on.
		await addOrder(restored);
		await restored.destroy();
	}
});

test("moves a site of the oldest kept version to PostgreSQL", async ({ folder, target }) => {
	if (engineOfUrl(target) === "sqlite") return;
	const file = `sqlite:${join(folder, "site.db")}`;
	await restore(unpackOldest(folder), file);
	expect(await moveToPostgres({ from: file, to: target, now: NOW, onProgress: quiet })).toMatchObject({
		ok: true,
	});
});

test("never restores into a PostgreSQL database with tables of another program", async ({ url, folder }) => {
	if (engineOfUrl(url) === "sqlite") return;
	const path = join(folder, "backup.db");
	await backUp(url, path);
	const db = openDatabase({ url });
	await sql`create table of_another_program (id integer)`.execute(db);
	await db.destroy();
	expect(await restoreBackup({ url, path, now: NOW, mayReplace: true })).toEqual({
		ok: false,
		fault: expect.stringContaining("(of_another_program)"),
	});
});

test("neither backs up nor replaces a database from before the first migration", async ({ url, folder }) => {
	const path = join(folder, "backup.db");
	await backUp(url, path);
	const db = openDatabase({ url });
	await sql`update kysely_migration set name = '0001_accounts' where name = '0001_baseline'`.execute(db);
	const refused = { ok: false, fault: expect.stringContaining("of an earlier version of Meeha") };
	expect(await takeBackup({ url, path: join(folder, "second.db"), now: NOW })).toEqual(refused);
	if (engineOfUrl(url) === "postgres") {
		await fillSite(db);
		expect(await restoreBackup({ url, path, now: NOW, mayReplace: true })).toEqual(refused);
	}
	// Test databases are used again.
	await sql`update kysely_migration set name = '0001_baseline' where name = '0001_accounts'`.execute(db);
	await db.destroy();
});
