import { expect } from "vitest";
import { test } from "#db/testing/database-test.ts";
import { type Chore, doChore } from "./scheduled-jobs.server.ts";

const START = Date.parse("2026-11-20T12:00:00.000Z");
const MINUTE_MS = 60_000;

const at = (minutes: number) => () => new Date(START + minutes * MINUTE_MS);

function counted(work: () => Promise<unknown> = async () => {}) {
	let count = 0;
	const chore: Chore = {
		name: "sweep",
		everyMs: 60 * MINUTE_MS,
		work: () => {
			count++;
			return work();
		},
	};
	return { chore, done: () => count };
}

test("of many that look at once, one does it, and nobody again before it is due", async ({ db }) => {
	const { chore, done } = counted();
	const looks = await Promise.all(Array.from({ length: 8 }, () => doChore(db, chore, at(0))));
	expect(looks.filter(Boolean)).toHaveLength(1);
	expect(await doChore(db, chore, at(59))).toBe(false);
	expect(done()).toBe(1);
	expect(await doChore(db, chore, at(60))).toBe(true);
	expect(done()).toBe(2);
});

test("one that died at it loses it to another after ten minutes", async ({ db }) => {
	const died = counted(() => new Promise(() => {}));
	const never = doChore(db, died.chore, at(0));
	await expect.poll(died.done).toBe(1);
	const { chore, done } = counted();
	expect(await doChore(db, chore, at(9))).toBe(false);
	expect(await doChore(db, chore, at(10))).toBe(true);
	expect(done()).toBe(1);
	void never;
});

test("one that failed is due again a minute later, and whoever comes late does not undo that", async ({
	db,
}) => {
	let finish = () => {};
	const slow = counted(() => new Promise<void>((done) => (finish = done)));
	const late = doChore(db, slow.chore, at(0));
	await expect.poll(slow.done).toBe(1);
	const { chore } = counted(() => Promise.reject(new Error("broken")));
	await expect(doChore(db, chore, at(11))).rejects.toThrow("broken");
	finish();
	expect(await late).toBe(true);
	expect(await doChore(db, counted().chore, at(11.9))).toBe(false);
	expect(await doChore(db, counted().chore, at(12))).toBe(true);
});

test("one that was done by a clock far ahead is not put off until then", async ({ db }) => {
	const { chore, done } = counted();
	expect(await doChore(db, chore, at(24 * 60))).toBe(true);
	const looks = await Promise.all(Array.from({ length: 8 }, () => doChore(db, chore, at(0))));
	expect(looks.filter(Boolean)).toHaveLength(1);
	expect(await doChore(db, chore, at(59))).toBe(false);
	expect(done()).toBe(2);
});
