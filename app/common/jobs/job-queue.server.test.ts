import { expect } from "vitest";
import { writeMails } from "#app/testing/written-mail.ts";
import { openDatabase } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startJobLoop } from "./job-loop.server.ts";
import { jobQueue, LeaseLostError } from "./job-queue.server.ts";
import { retryAt } from "./retry.ts";

const NOW = new Date("2026-12-01T12:00:00.000Z");
const LEASE_MS = 60_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);

const queue = jobQueue({
	table: "outbox",
	key: "id",
	lease: "next_attempt_at",
	leaseMs: LEASE_MS,
	attempts: "attempts",
	order: ["next_attempt_at", "id"],
});

test("gives each job to one of several processes that claim at once", async ({ db, url }) => {
	await writeMails(db, 5, NOW);
	const others = [openDatabase({ url }), openDatabase({ url })];
	const claims = await Promise.all(
		[0, 1, 2, 3].flatMap(() => others.map((other) => queue.claim(other, { now: NOW }))),
	);
	await Promise.all(others.map((other) => other.destroy()));
	const ids = claims.flatMap((claim) => claim?.job.id ?? []);
	expect(ids).toHaveLength(5);
	expect(new Set(ids).size).toBe(5);
});

test("stops a process that lost its lease and ignores its changes", async ({ db }) => {
	await writeMails(db, 1, NOW);
	const claim = async (now: Date) => (await queue.claim(db, { now })) ?? expect.fail("nothing is due");
	const lost = await claim(NOW);
	await queue.renew(db, lost, { now: after(30_000), values: {} });
	expect(await queue.claim(db, { now: after(LEASE_MS) })).toBeUndefined();
	const other = await claim(after(30_000 + LEASE_MS));
	const values = { last_error: "too late" };
	await expect(queue.renew(db, lost, { now: after(100_000), values })).rejects.toThrow(LeaseLostError);
	await expect(queue.renew(db, lost, { now: after(100_000), values })).rejects.toThrow(LeaseLostError);
	expect(await queue.finish(db, lost, { values })).toBe(false);
	expect(await queue.finish(db, other)).toBe(true);
	expect(await queue.update(db, lost, values)).toBe(false);
	const row = await db.selectFrom("outbox").select(["last_error", "next_attempt_at"]).executeTakeFirst();
	expect(row).toEqual({ last_error: null, next_attempt_at: null });
});

test("follows the retry schedule, then gives up or repeats the last delay", () => {
	const delaysMs = [1_000, 5_000];
	const times = (isEndless: boolean) =>
		[1, 2, 3].map((failures) => retryAt({ delaysMs, isEndless }, { failures, now: NOW }));
	const [first, second] = [after(1_000).toISOString(), after(5_000).toISOString()];
	expect(times(false)).toEqual([first, second, null]);
	expect(times(true)).toEqual([first, second, second]);
});

test("looks again after being woken during a run, and starts nothing once closed", async () => {
	let left = 1;
	const results: unknown[] = [];
	const loop = startJobLoop(
		{
			lookEveryMs: 60_000,
			work: async () => {
				if (left === 0) return false;
				left -= 1;
				await Promise.resolve();
				return true;
			},
		},
		{ onResult: (result) => results.push(result), onError: (error) => results.push(error) },
	);
	const run = loop.wake();
	left += 1;
	void loop.wake();
	await run;
	expect(results).toEqual([true, true]);
	await loop.close();
	left = 1;
	await loop.wake();
	expect(results).toHaveLength(2);
});

test("starts another lane for each claimed job, and looks once when nothing is due", async () => {
	let left = 0;
	let looks = 0;
	let [running, most] = [0, 0];
	const loop = startJobLoop(
		{
			lanes: 3,
			lookEveryMs: 60_000,
			work: async (onClaim) => {
				looks += 1;
				if (left === 0) return false;
				left -= 1;
				running += 1;
				most = Math.max(most, running);
				onClaim();
				await new Promise(setImmediate);
				running -= 1;
				return true;
			},
		},
		{ onError: (error) => expect.fail(String(error)) },
	);
	await loop.wake();
	expect(looks).toBe(1);
	left = 7;
	await loop.wake();
	expect({ left, most }).toEqual({ left: 0, most: 3 });
	await loop.close();
});
