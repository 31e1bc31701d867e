import { expect } from "vitest";
import { test } from "#db/testing/database-test.ts";
import { newUseCounters } from "./use-counters.server.ts";

const CONTACT = { name: "contactByAddress", whose: "198.51.100.7" } as const;
const PARTNER = { ...CONTACT, name: "partnerByAddress" } as const;

test("returns the wait at the limit, and counts nothing on a look-up", async ({ db }) => {
	const counters = newUseCounters(db);
	const lookUp = () => counters.waitFor("contactByAddress", "198.51.100.7");
	for (let use = 0; use < 10; use++) expect(await counters.consume(CONTACT)).toEqual([null]);
	expect(await lookUp()).toBe(0);

	const [refusal] = await counters.consume(CONTACT);
	expect(await lookUp()).toBeGreaterThan(0);
	expect(await lookUp()).toBeLessThanOrEqual(refusal?.msBeforeNext ?? 0);
	expect(await counters.waitFor("contactByAddress", "203.0.113.7")).toBe(0);

	await counters.giveBack("contactByAddress", "198.51.100.7");
	expect(await lookUp()).toBe(0);
});

test("counts several limits at once, and none after one that is reached", async ({ db }) => {
	const counters = newUseCounters(db);
	await counters.consume({ ...CONTACT, uses: 9 }, { ...PARTNER, uses: 8 });
	expect(await counters.consume(CONTACT, PARTNER)).toEqual([null, null]);
	const refused = await counters.consume(CONTACT, { ...PARTNER, uses: 3 });
	expect(refused).toEqual([{ msBeforeNext: expect.any(Number) }, null]);
	expect(refused[0]?.msBeforeNext).toBeGreaterThan(3_590_000);
	// The three were given back: one is left.
	expect(await counters.consume(PARTNER, CONTACT)).toEqual([null, { msBeforeNext: expect.any(Number) }]);
	expect(await counters.consume(PARTNER)).toEqual([{ msBeforeNext: expect.any(Number) }]);
});

test("begins anew when the window has ended", async ({ db }) => {
	const counters = newUseCounters(db);
	await counters.consume({ ...CONTACT, uses: 11 });
	await db.updateTable("use_counters").set({ ends_ms: Date.now() }).execute();
	expect(await counters.waitFor("contactByAddress", "198.51.100.7")).toBe(0);
	expect(await counters.consume({ ...CONTACT, uses: 10 })).toEqual([null]);
	expect(await counters.consume(CONTACT)).toEqual([{ msBeforeNext: expect.any(Number) }]);
});

test("counts every use of requests that come at once, in any order", async ({ db }) => {
	const counters = newUseCounters(db);
	await Promise.all(
		Array.from({ length: 10 }, (_, at) =>
			counters.consume(...(at % 2 ? [CONTACT, PARTNER] : [PARTNER, CONTACT])),
		),
	);
	const uses = await db.selectFrom("use_counters").select("uses").execute();
	expect(uses).toEqual([{ uses: 10 }, { uses: 10 }]);
});
