import { expect, test } from "vitest";
import { formatRounded } from "./format-figures.ts";

test("a rounded amount loses the zeros of its cents, and no other zeros", () => {
	expect(formatRounded(120_000, "USD")).toBe("$1,200");
	expect(formatRounded(12_050, "USD")).toBe("$120.50");
	expect(formatRounded(1_000, "JPY")).toBe("¥1,000");
	expect(formatRounded(1_000_000, "KWD")).toMatch(/^KWD.1,000$/);
});
