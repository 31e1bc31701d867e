import { expect } from "vitest";
import { test } from "#db/testing/database-test.ts";
import { newUseCounters } from "./use-counters.server.ts";

test("returns the wait at the limit, and counts nothing on a look-up", async ({ db }) => {
	const counters = newUseCounters(db);
	const lookUp = () => counters.waitFor("contactByAddress", "198.51.100.7");
	for (let use = 0; use < 10; use++) await counters.consume("contactByAddress", "198.51.100.7");
	expect(await lookUp()).toBe(0);

	const refusal = await counters.consume("contactByAddress", "198.51.100.7");
	expect(await lookUp()).toBeGreaterThan(0);
	expect(await lookUp()).toBeLessThanOrEqual(refusal?.msBeforeNext ?? 0);
	expect(await counters.waitFor("contactByAddress", "203.0.113.7")).toBe(0);

	await counters.giveBack("contactByAddress", "198.51.100.7");
	expect(await lookUp()).toBe(0);
});
