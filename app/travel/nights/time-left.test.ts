import { expect, test } from "vitest";
import { timeLeft } from "./format-stay.ts";

test("formats the time left to answer", () => {
	const now = new Date("2026-11-20T12:00:00.000Z");
	const left = (until: string) => timeLeft(`2026-11-${until}:00.000Z`, now);
	expect(["20T12:35", "20T14:00", "20T18:20", "23T11:59", "20T11:00"].map(left)).toEqual([
		"35 min",
		"2 h",
		"6 h 20 min",
		"2 days",
		"0 min",
	]);
});
