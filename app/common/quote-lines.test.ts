import { expect, test } from "vitest";
import { compareQuoteLines } from "./quote-lines.ts";

const BASE = { label: "Brooklyn to Queens", amount: 20_000 };

test("equal prices have no differences, in whatever order their lines are", () => {
	const helper = { label: "1 helper", amount: 4_000 };
	expect(compareQuoteLines([BASE, helper], [helper, BASE])).toEqual([]);
});

test("lines that are new, gone or changed are listed with both totals", () => {
	const before = [BASE, { label: "1 helper", amount: 4_000 }];
	const after = [
		{ ...BASE, amount: 22_000 },
		{ label: "2 helpers", amount: 8_000 },
	];
	expect(compareQuoteLines(before, after)).toEqual([
		{ label: "Brooklyn to Queens", was: 20_000, now: 22_000 },
		{ label: "1 helper", was: 4_000, now: null },
		{ label: "2 helpers", was: null, now: 8_000 },
		{ label: "Total", was: 24_000, now: 30_000 },
	]);
});
