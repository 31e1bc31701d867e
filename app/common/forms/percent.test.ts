import { expect, test } from "vitest";
import { readPercent, TAX_PLACES, typedPercent } from "./percent.ts";

test.each([
	["7.25", 72_500],
	["7,25 %", 72_500],
	["0", 0],
	["19", 190_000],
	["8.8875", 88_875],
	["100", 1_000_000],
	["0.29", 2_900],
])("reads %s as %i millionths and formats it the same", (typed, ppm) => {
	expect(readPercent(typed, TAX_PLACES)).toBe(ppm);
	expect(readPercent(typedPercent(ppm, TAX_PLACES), TAX_PLACES)).toBe(ppm);
});

test("leaves out trailing zeros", () => {
	expect(typedPercent(72_500, TAX_PLACES)).toBe("7.25");
	expect(typedPercent(100, 2)).toBe("1");
	expect(typedPercent(5, 2)).toBe("0.05");
});

test.each(["", "-1", "100.0001", "101", "7.25001", "1e2", "seven", "7.2.5", "١٠"])("rejects %j", (typed) => {
	expect(readPercent(typed, TAX_PLACES)).toBeNull();
});
