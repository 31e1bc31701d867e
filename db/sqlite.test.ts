import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "./testing/database-test.ts";

test("reports what ended a transaction, also after the database rolled it back", async ({ db }) => {
	const work = db.transaction().execute(async (trx) => {
		// Like a full disk.
		await sql`rollback`.execute(trx);
		throw new Error("disk full");
	});
	await expect(work).rejects.toThrow("disk full");
	const rows = db.transaction().execute((trx) => trx.selectFrom("accounts").select("id").execute());
	expect(await rows).toEqual([]);
});
