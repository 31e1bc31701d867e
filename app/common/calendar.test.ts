import { expect, test } from "vitest";
import { formatDate, formatDeadlineInZone, formatMoment, nameOfClock, wallClock } from "./calendar.ts";
import { momentOf } from "./zoned-time.server.ts";

test("formats dates without the current year", () => {
	expect(formatDate("2026-12-04", 2026)).toBe("Fri 4 Dec");
	expect(formatDate("2027-01-01", 2026)).toBe("Fri 1 Jan 2027");
	expect(formatDate("2024-02-29")).toBe("Thu 29 Feb 2024");
});

test("formats a moment by the zone’s clock", () => {
	const now = new Date("2026-12-31T23:30:00Z");
	expect(formatMoment("2026-12-31T22:05:00.000Z", "UTC", now)).toBe("Thu 31 Dec, 22:05");
	expect(formatMoment("2026-12-31T22:05:00.000Z", "Pacific/Auckland", now)).toBe("Fri 1 Jan, 11:05");
	expect(formatMoment("2026-12-31T22:05:00.000Z", "America/New_York", new Date("2027-01-02T00:00:00Z"))).toBe(
		"Thu 31 Dec 2026, 17:05",
	);
	expect(wallClock("2026-06-01T00:00:00Z", "Asia/Kolkata")).toEqual({ date: "2026-06-01", time: "05:30" });
	expect(wallClock("2026-06-01T00:00:00Z", "UTC").time).toBe("00:00");
});

test("shows a zone’s clock before, on and after the days on which it changes", () => {
	const zones = [
		"America/New_York",
		"Europe/Lisbon",
		"Australia/Lord_Howe",
		"Asia/Kathmandu",
		"Pacific/Apia",
	];
	// Daylight saving of 2026, and Samoa's lost 30 December 2011.
	const starts = ["2026-03-07", "2026-03-28", "2026-04-04", "2026-10-03", "2026-10-31", "2011-12-28"];
	for (const timeZone of zones) {
		const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
		for (const start of starts)
			for (let minute = 0; minute < 4 * 24 * 60; minute += 29) {
				const at = new Date(Date.parse(`${start}T00:00:00Z`) + minute * 60_000);
				const { date, time } = wallClock(at, timeZone);
				expect(`${date} ${time}`, `${at.toISOString()} in ${timeZone}`).toBe(clock.format(at));
			}
	}
});

test("names the zone of a deadline", () => {
	const now = new Date("2026-12-01T00:00:00Z");
	expect(formatDeadlineInZone("2026-12-04T19:05:00.000Z", "America/New_York", now)).toBe(
		"Fri 4 Dec, 14:05 (Eastern Time)",
	);
});

test("names a zone’s clock by its city", () => {
	expect(["Europe/Lisbon", "America/Argentina/Buenos_Aires", "UTC", "Etc/UTC"].map(nameOfClock)).toEqual([
		"Lisbon time",
		"Buenos Aires time",
		"UTC",
		"UTC",
	]);
});

test("converts a zone’s clock to a moment, around daylight saving too", () => {
	const moment = (date: string, time: string) => momentOf(date, time, "America/New_York").toISOString();
	expect(moment("2026-12-04", "14:30")).toBe("2026-12-04T19:30:00.000Z");
	expect(moment("2026-07-04", "14:30")).toBe("2026-07-04T18:30:00.000Z");
	// 8 March 2026: 02:30 does not exist; 1 November: 01:30 comes twice.
	expect(moment("2026-03-08", "02:30")).toBe("2026-03-08T07:30:00.000Z");
	expect(moment("2026-11-01", "01:30")).toBe("2026-11-01T05:30:00.000Z");
});
