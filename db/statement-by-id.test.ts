import { expect } from "vitest";
import { addAccount } from "#app/testing/signed-in.ts";
import { statementById } from "./statement-by-id.ts";
import { test } from "./testing/database-test.ts";

test("a statement that is built once reads the row of each id", async ({ db }) => {
	let built = 0;
	const nameOf = statementById((of, id) => {
		built++;
		return of
			.selectFrom("accounts")
			.select("name")
			.where("id", "=", id)
			.where("suspended_at", "is", null)
			.limit(1);
	});
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	expect(await nameOf(db, ana)).toEqual([{ name: "Ana" }]);
	expect(await nameOf(db, bob)).toEqual([{ name: "Bob" }]);
	expect(await nameOf(db, bob + 1)).toEqual([]);
	expect(await db.transaction().execute((trx) => nameOf(trx, ana))).toEqual([{ name: "Ana" }]);
	expect(built).toBe(1);
});
