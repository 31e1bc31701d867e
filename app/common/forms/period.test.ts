import { expect, test } from "vitest";
import { readPeriod } from "./period.server.ts";

const HOUR_MS = 60 * 60 * 1000;
const read = (search: string, now = "2026-11-05T17:30:00.000Z", timeZone = "America/New_York") =>
	readPeriod(new URLSearchParams(search), { timeZone, now: new Date(now) });
const hours = ({ start, stop }: { start: string; stop: string }) =>
	(Date.parse(stop) - Date.parse(start)) / HOUR_MS;

test("a period ends today, and the previous one ends where it begins", () => {
	const { period } = read("period=30");
	expect([period.days.length, period.before.length]).toEqual([30, 30]);
	expect([period.days[0]?.date, period.days.at(-1)?.date]).toEqual(["2026-10-07", "2026-11-05"]);
	expect([period.before[0]?.date, period.before.at(-1)?.date]).toEqual(["2026-09-07", "2026-10-06"]);
});

test("a day has 25 or 23 hours when the clocks change", () => {
	const autumn = read("from=2026-10-31&to=2026-11-02").period.days;
	expect(autumn.map(hours)).toEqual([24, 25, 24]);
	expect(autumn[1]).toEqual({
		date: "2026-11-01",
		start: "2026-11-01T04:00:00.000Z",
		stop: "2026-11-02T05:00:00.000Z",
	});
	expect(read("from=2026-03-07&to=2026-03-09").period.days.map(hours)).toEqual([24, 23, 24]);
});

test("compares today up to the same time of day", () => {
	const { days, before } = read("period=7").period;
	expect(hours(days.at(-1) ?? { start: "", stop: "" })).toBe(24);
	expect(before.at(-1)?.stop).toBe("2026-10-29T16:30:00.000Z");
	const over = read("from=2026-10-01&to=2026-10-02").period;
	expect(over.before.map(hours)).toEqual([24, 24]);
});

test("this month begins on its first day in the market’s time zone", () => {
	// It is still 31 October in New York, and already November in Berlin.
	const now = "2026-11-01T03:00:00.000Z";
	expect(read("period=month", now).period.days.length).toBe(31);
	expect(read("period=month", now, "Europe/Berlin").period.days.map(({ date }) => date)).toEqual([
		"2026-11-01",
	]);
});

test.each([
	["from=2026-11-03&to=2026-11-01", "start date must not be after the end date"],
	["from=2026-11-01&to=2026-11-09", "must not be in the future"],
	["from=2024-01-01&to=2026-11-01", "366 days or fewer"],
	["from=2026-02-30&to=2026-11-01", "Enter a start and an end date"],
	["from=2026-11-01", "Enter a start and an end date"],
	["from=%00&to=1", "Enter a start and an end date"],
])("rejects the period %s: %s", (search, sentence) => {
	const { period, problem, typed } = read(search);
	expect(problem).toContain(sentence);
	expect(typed.from).toBe(new URLSearchParams(search).get("from"));
	expect(period.choice).toBe("30");
});

test("uses 30 days for any other query", () => {
	for (const search of ["", "period=8", "period=own", "period=%F0%9F%90%8C"])
		expect(read(search).period.days.length).toBe(30);
});
