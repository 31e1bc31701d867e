import { expect } from "vitest";
import { insertion } from "./insertion.ts";
import { test } from "./testing/database-test.ts";

const AT = "2026-12-01T12:00:00.000Z";
const LATER = "2026-12-01T12:01:00.000Z";
const row = (hash: string, result: string) => ({ hash, accepted_at: AT, expires_at: LATER, result });

test("a statement that is built once inserts the values of each call", async ({ db }) => {
	let built = 0;
	const insert = insertion("recent_submissions", (query) => {
		built++;
		return query
			.onConflict((conflict) =>
				conflict
					.column("hash")
					.doUpdateSet((eb) => ({ result: eb.ref("excluded.result") }))
					.where("recent_submissions.result", "<>", "final"),
			)
			.returning(["hash", "result"]);
	});
	expect(await insert(db, [row("a", "1")])).toEqual([{ hash: "a", result: "1" }]);
	expect(await insert(db, [row("a", "final")])).toEqual([{ hash: "a", result: "final" }]);
	expect(await db.transaction().execute((trx) => insert(trx, [row("a", "2")]))).toEqual([]);
	expect(built).toBe(1);
	expect(await insert(db, [row("b", "3"), row("c", "4")])).toHaveLength(2);
	expect(await insert(db, [{ ...row("d", "5"), expires_at: AT }])).toEqual([{ hash: "d", result: "5" }]);
	expect(built).toBe(2);
	const stored = await db
		.selectFrom("recent_submissions")
		.select(["hash", "result"])
		.orderBy("hash")
		.execute();
	expect(stored).toEqual([
		{ hash: "a", result: "final" },
		{ hash: "b", result: "3" },
		{ hash: "c", result: "4" },
		{ hash: "d", result: "5" },
	]);
});

test("rows with other columns get a statement of their own", async ({ db }) => {
	const insert = insertion("audit_events", (query) => query.returning(["action", "detail"]));
	const event = { action: "role", subject: "account 1", at: AT } as const;
	const [one, two, none] = ["one", "two", null].map((detail) => ({ action: "role", detail }));
	expect(await insert(db, [{ ...event, detail: "one" }])).toEqual([one]);
	expect(await insert(db, [{ detail: "two", ...event }])).toEqual([two]);
	expect(await insert(db, [event, { ...event, detail: "two" }])).toEqual([none, two]);
	expect(await insert(db, [{ ...event, detail: "two" }, event])).toEqual([two, none]);
});
