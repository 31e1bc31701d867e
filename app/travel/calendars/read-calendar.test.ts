import { expect, test } from "vitest";
import { readCalendar } from "./read-calendar.ts";

const WINDOW = { timeZone: "Europe/Lisbon", from: "2026-11-20", to: "2028-01-01" };

const file = (...events: string[][]) =>
	[
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//test//EN",
		...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
		"END:VCALENDAR",
	].join("\r\n");

const read = (...events: string[][]) => {
	const calendar = readCalendar(file(...events), WINDOW);
	return calendar.ok ? calendar.events.map(({ uid, from, to }) => `${uid} ${from} ${to}`) : calendar.fault;
};

test("whole days end on the date that is not occupied, and one without an end is a night", () => {
	expect(
		read(
			["UID:a", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261204"],
			["UID:b", "DTSTART;VALUE=DATE:20261210"],
			["UID:c", "DTSTART;VALUE=DATE:20261212", "DURATION:P2D"],
		),
	).toEqual(["a 2026-12-01 2026-12-04", "b 2026-12-10 2026-12-11", "c 2026-12-12 2026-12-14"]);
});

test("times count as the date that the hotel's clock shows", () => {
	expect(
		read(
			["UID:utc", "DTSTART:20270701T233000Z", "DTEND:20270703T100000Z"],
			["UID:tokyo", "DTSTART;TZID=Asia/Tokyo:20261202T060000", "DTEND;TZID=Asia/Tokyo:20261203T180000"],
			[
				"UID:away",
				"DTSTART;TZID=Asia/Tokyo:20261202T060000",
				"DTEND;TZID=America/Los_Angeles:20261203T180000",
			],
			["UID:cleaning", "DTSTART:20261205T090000Z", "DTEND:20261205T110000Z"],
		),
	).toEqual(["utc 2027-07-02 2027-07-03", "tokyo 2026-12-01 2026-12-03", "away 2026-12-01 2026-12-04"]);
});

test("what is cancelled, marked as free, or over takes no nights", () => {
	const dates = ["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261202"];
	expect(
		read(
			["UID:a", "STATUS:CANCELLED", ...dates],
			["UID:b", "TRANSP:TRANSPARENT", ...dates],
			["UID:c", "DTSTART;VALUE=DATE:20261101", "DTEND;VALUE=DATE:20261120"],
		),
	).toEqual([]);
});

test("repeats are followed with their exceptions, and one without an end ends with the calendar", () => {
	const weekly = ["UID:w", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261203"];
	expect(read([...weekly, "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;VALUE=DATE:20261208"])).toEqual([
		"w/2026-12-01 2026-12-01 2026-12-03",
		"w/2026-12-15 2026-12-15 2026-12-17",
	]);
	expect(read([...weekly, "RRULE:FREQ=WEEKLY"]).length).toBe(57);
	const days = [...weekly, "RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=TU,SA"];
	expect(read(days)).toContain("w/2026-12-05 2026-12-05 2026-12-07");
});

test("a rule that might never fit a date is refused, not followed for ever", () => {
	const dates = ["UID:s", "DTSTART;VALUE=DATE:20260101"];
	for (const rule of [
		"FREQ=SECONDLY",
		"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
		"FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2",
	])
		expect(read([...dates, `RRULE:${rule}`])).toContain("repeats in a way we don’t follow");
});

test("what is no calendar is refused with a sentence, and so is one with too much in it", () => {
	for (const text of ["", "<html>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCALENDAR"])
		expect(readCalendar(text, WINDOW)).toMatchObject({
			ok: false,
			fault: expect.stringContaining("not a cal"),
		});
	expect(read(["UID:broken"])).toContain("can’t be read");
	const many = Array.from({ length: 2_001 }, (_, at) => [`UID:${at}`, "DTSTART;VALUE=DATE:20261201"]);
	expect(read(...many)).toContain("more than 2,000 events");
});

test("events without a UID, or with the same one, all take their nights", () => {
	const night = (date: string, ...more: string[]) => [`DTSTART;VALUE=DATE:${date}`, ...more];
	expect(read(night("20261201"), night("20261205"), night("20261205"))).toEqual([
		"event/2026-12-01 2026-12-01 2026-12-02",
		"event/2026-12-05 2026-12-05 2026-12-06",
	]);
	expect(read(night("20261201", "UID:a"), night("20261205", "UID:a"))).toEqual([
		"a 2026-12-01 2026-12-02",
		"a/2026-12-05 2026-12-05 2026-12-06",
	]);
});

test("an exception changes the event of its own UID alone, and counts without it, too", () => {
	const twice = ["DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;COUNT=2"];
	const moved = ["UID:b", "RECURRENCE-ID;VALUE=DATE:20261202", "DTSTART;VALUE=DATE:20270102"];
	expect(read(["UID:a", ...twice], ["UID:b", ...twice], moved)).toEqual([
		"a/2026-12-01 2026-12-01 2026-12-02",
		"a/2026-12-02 2026-12-02 2026-12-03",
		"b/2026-12-01 2026-12-01 2026-12-02",
		"b/2026-12-02 2027-01-02 2027-01-03",
	]);
	expect(read(moved)).toEqual(["b 2027-01-02 2027-01-03"]);
});

test("nothing in a file keeps the reader busy for ever, and nothing is left out in silence", () => {
	const begins = "DTSTART;VALUE=DATE:20200101";
	expect(read([begins, "RRULE:FREQ=DAILY;INTERVAL=999999999999"])).toContain("in a way we don’t follow");
	expect(read(["DTSTART;VALUE=DATE:19000101", "RRULE:FREQ=DAILY"])).toContain("repeats too often");
	const exceptions = Array.from({ length: 4_000 }, () => "EXDATE;VALUE=DATE:20200102");
	expect(read([begins, ...exceptions, "RRULE:FREQ=DAILY"])).toContain("repeats too often");
	expect(read([begins, "DURATION:P99999999D"])).toContain("longer than ten years");
	expect(read(["DTSTART;VALUE=DATE:999991205"])).toContain("not within the calendar");
	expect(read(["UID:a"])).toContain("has no date");
	expect(read(["UID:a", "DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261201"])).toEqual([
		"a 2026-12-05 2026-12-06",
	]);
	expect(read(["UID:a", "DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:99991231"])).toEqual([
		"a 2026-12-05 9999-12-31",
	]);
});
