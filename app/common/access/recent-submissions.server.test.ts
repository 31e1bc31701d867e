import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { acceptOnce, browserSenderId, sweepSubmissions } from "./recent-submissions.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const addition = { form: "cart", content: { variantId: 7 }, submitter: { id: "network" }, now: NOW } as const;

type Change = Partial<Parameters<typeof acceptOnce>[1]>;

/** Accepts a submission that writes one change, whose id is the result. */
const send = (db: Database, change: Change = {}, isCurrent?: () => Promise<boolean>) =>
	acceptOnce(
		db,
		{ ...addition, ...change },
		{
			isCurrent,
			async carryOut(trx) {
				const at = NOW.toISOString();
				const values = {
					kind: "account",
					action: "role",
					subject: "account 1",
					is_in_trail: true,
					at,
				} as const;
				const { id } = await trx
					.insertInto("changes")
					.values(values)
					.returning("id")
					.executeTakeFirstOrThrow();
				return { result: id };
			},
		},
	);

const count = async (db: Database) => (await db.selectFrom("changes").select("id").execute()).length;

test("an equal form repeats the result until its window ends, and each sender and content is separate", async ({
	db,
}) => {
	const first = await send(db);
	expect(await send(db, { now: later(2.999) })).toEqual({ ...first, repeated: true });
	for (const change of [
		{ content: { variantId: 8 } },
		{ form: "contact" as const },
		{ submitter: { id: "account 7" } },
		{ now: later(3) },
	])
		expect(await send(db, change)).toMatchObject({ repeated: false });
	expect(await send(db, { now: later(5.999) })).toMatchObject({ repeated: true });
});

test("the order of the values makes no difference", async ({ db }) => {
	await send(db, { content: { a: 1, b: "2" } });
	expect(await send(db, { content: { b: "2", a: 1 } })).toMatchObject({ repeated: true });
	expect(await send(db, { content: { a: "1", b: "2" } })).toMatchObject({ repeated: false });
});

test("a new browser sends the same form when it is known by what its answer gave it", async ({ db }) => {
	const nextId = browserSenderId("hash");
	expect(await send(db, { submitter: { id: "network", nextId } })).toMatchObject({ repeated: false });
	expect(await send(db, { submitter: { id: nextId } })).toMatchObject({ repeated: true });
	// A stranger who sends an equal form from the same network has another token.
	const stranger = browserSenderId("stranger's hash");
	expect(await send(db, { submitter: { id: "network", nextId: stranger } })).toMatchObject({
		repeated: true,
	});
	expect(await send(db, { submitter: { id: stranger } })).toMatchObject({ repeated: false });
	expect(await count(db)).toBe(2);
});

test("what was refused or failed may be sent again at once", async ({ db }) => {
	const refuse = () =>
		acceptOnce<number, string>(db, addition, { carryOut: async () => ({ refusal: "out of stock" }) });
	for (let tries = 0; tries < 2; tries++)
		expect(await refuse()).toMatchObject({ ok: false, refusal: "out of stock" });
	const fail = acceptOnce(db, addition, { carryOut: () => Promise.reject(new Error("no room")) });
	await expect(fail).rejects.toThrow("no room");
	expect(await db.selectFrom("recent_submissions").select("hash").execute()).toEqual([]);
	expect(await send(db)).toMatchObject({ repeated: false });
});

test("a result that no longer counts is made again, once", async ({ db }) => {
	await send(db);
	expect(await send(db, {}, async () => false)).toMatchObject({ repeated: false });
	expect(await send(db)).toMatchObject({ repeated: true });
	expect(await count(db)).toBe(2);
});

test("submissions are deleted when their window ends", async ({ db }) => {
	await send(db, { submitter: { id: "account 7" } });
	await sweepSubmissions(db, { now: later(2.999) });
	expect(await db.selectFrom("recent_submissions").select("hash").execute()).toHaveLength(1);
	await sweepSubmissions(db, { now: later(3) });
	expect(await db.selectFrom("recent_submissions").select("hash").execute()).toEqual([]);
});
