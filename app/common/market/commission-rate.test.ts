import { expect, test } from "vitest";
import { commissionOn, formatCommissionRate, readCommissionRate } from "./commission-rate.ts";

test("reads percentages with at most two decimals, up to 100", () => {
	const typed = ["15", "12.5", "12,25 %", "0", "100", "0.05"];
	expect(typed.map(readCommissionRate)).toEqual([1_500, 1_250, 1_225, 0, 10_000, 5]);
	const refused = ["", "100.01", "-1", "12.345", "1e2", "fifteen", "1000"];
	expect(refused.map(readCommissionRate)).toEqual(refused.map(() => null));
	expect([1_500, 1_250, 1_225, 5].map(formatCommissionRate)).toEqual(["15%", "12.5%", "12.25%", "0.05%"]);
});

test("a commission is rounded half up to a whole minor unit", () => {
	expect(commissionOn(10_000, 1_500)).toBe(1_500);
	expect(commissionOn(10, 1_500)).toBe(2);
	expect(commissionOn(3, 1_500)).toBe(0);
	expect(commissionOn(99_999, 1_225)).toBe(12_250);
	expect(commissionOn(0, 1_500)).toBe(0);
});
