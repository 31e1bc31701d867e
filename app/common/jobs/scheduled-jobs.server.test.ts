import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { scheduleJobs } from "./scheduled-jobs.server.ts";

const START = Date.parse("2026-11-20T12:00:00.000Z");
const MINUTE_MS = 60_000;

const at = (minutes: number) => () => new Date(START + minutes * MINUTE_MS);

function counted(db: Database, work: () => Promise<unknown> = async () => {}) {
	let count = 0;
	const job = {
		name: "sweep",
		everyMs: 60 * MINUTE_MS,
		work: () => {
			count++;
			return work();
		},
	};
	const failures: string[] = [];
	const onFailure = (_: unknown, name: string) => void failures.push(name);
	const look = (minutes: number) => scheduleJobs(db, { jobs: [job], clock: at(minutes), onFailure })();
	return { at: look, done: () => count, failures };
}

test("runs a due job once although several processes look at once", async ({ db }) => {
	const job = counted(db);
	const looks = await Promise.all(Array.from({ length: 8 }, () => job.at(0)));
	expect(looks.filter(Boolean)).toHaveLength(1);
	expect(await job.at(59)).toBe(false);
	expect(job.done()).toBe(1);
	expect(await job.at(60)).toBe(true);
	expect(job.done()).toBe(2);
});

test("gives the job of a dead process to another after ten minutes", async ({ db }) => {
	const died = counted(db, () => new Promise(() => {}));
	const never = died.at(0);
	await expect.poll(died.done).toBe(1);
	const job = counted(db);
	expect(await job.at(9)).toBe(false);
	expect(await job.at(10)).toBe(true);
	expect(job.done()).toBe(1);
	void never;
});

test("retries a failed job after a minute", async ({ db }) => {
	let finish = () => {};
	const slow = counted(db, () => new Promise<void>((done) => (finish = done)));
	const late = slow.at(0);
	await expect.poll(slow.done).toBe(1);
	const broken = counted(db, () => Promise.reject(new Error("broken")));
	expect(await broken.at(11)).toBe("to_be_tried_again");
	expect(broken.failures).toEqual(["sweep"]);
	finish();
	expect(await late).toBe(true);
	expect(await counted(db).at(11.9)).toBe(false);
	expect(await counted(db).at(12)).toBe(true);
});

test("ignores a due time written by a clock far ahead", async ({ db }) => {
	const job = counted(db);
	expect(await job.at(24 * 60)).toBe(true);
	const looks = await Promise.all(Array.from({ length: 8 }, () => job.at(0)));
	expect(looks.filter(Boolean)).toHaveLength(1);
	expect(await job.at(59)).toBe(false);
	expect(job.done()).toBe(2);
});
