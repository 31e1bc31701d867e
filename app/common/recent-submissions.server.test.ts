import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { acceptOnce, browserId, sweepSubmissions } from "./recent-submissions.server.ts";
import { hashToken } from "./tokens.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const unknown = { id: "network", deriveToken: (seed: string) => `token of ${seed}` };
const wish = { form: "wish", content: { variantId: 7 }, submitter: unknown, now: NOW } as const;

type Change = Partial<Parameters<typeof acceptOnce>[1]>;

/** Accepts a submission that writes one audit event, whose id is the result. */
const send = (db: Database, change: Change = {}, isCurrent?: () => Promise<boolean>) =>
	acceptOnce(
		db,
		{ ...wish, ...change },
		{
			isCurrent,
			async carryOut(trx, { tokenHash }) {
				const at = NOW.toISOString();
				const values = { action: "role", subject: "account 1", at } as const;
				const { id } = await trx
					.insertInto("audit_events")
					.values({ ...values, actor_id: null, detail: tokenHash })
					.returning("id")
					.executeTakeFirstOrThrow();
				return { result: id };
			},
		},
	);

const count = async (db: Database) => (await db.selectFrom("audit_events").select("id").execute()).length;

test("an equal form repeats the result until its window ends, and each sender and content is separate", async ({
	db,
}) => {
	const first = await send(db);
	expect(await send(db, { now: later(2.999) })).toEqual({ ...first, repeated: true });
	for (const change of [
		{ content: { variantId: 8 } },
		{ form: "cart" as const },
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

test("a new browser gets the same token each time, and sends the same form when it has it", async ({
	db,
}) => {
	const answers = await Promise.all(Array.from({ length: 5 }, () => send(db)));
	const [token, ...others] = new Set(answers.map((answer) => answer.token));
	expect(others).toEqual([]);
	expect(await count(db)).toBe(1);
	const named = { id: browserId(hashToken(token ?? "")) };
	expect(await send(db, { submitter: named })).toMatchObject({ repeated: true, token: null });
	const { detail } = await db.selectFrom("audit_events").select("detail").executeTakeFirstOrThrow();
	expect(detail).toBe(hashToken(token ?? ""));
	const another = await send(db, { now: later(3) });
	expect(another.token).not.toBe(token);
});

test("what was refused or failed may be sent again at once", async ({ db }) => {
	const refuse = () =>
		acceptOnce<number, string>(db, wish, { carryOut: async () => ({ refusal: "out of stock" }) });
	for (let tries = 0; tries < 2; tries++)
		expect(await refuse()).toMatchObject({ ok: false, refusal: "out of stock" });
	const fail = acceptOnce(db, wish, { carryOut: () => Promise.reject(new Error("no room")) });
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
