import { expect, test } from "vitest";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { readTicked, tickAll } from "./order-filters.ts";

test("the link selects the orders on the page, and none that arrive later", () => {
	const [numbers, alsoSeen, arrived] = [1, 2, 3].map(() => newReferenceNumber("M"));
	const rows = [numbers, alsoSeen].map((number = "") => ({ number }));
	const ticked = readTicked(new URLSearchParams(tickAll("?status=new", rows)));
	expect([numbers, alsoSeen, arrived].map((number = "") => ticked.has(number))).toEqual([true, true, false]);
	expect(tickAll("", rows)).toBe(`?select=${numbers}.${alsoSeen}`);
	expect(readTicked(new URLSearchParams("select=all"))).toEqual(new Set());
});
