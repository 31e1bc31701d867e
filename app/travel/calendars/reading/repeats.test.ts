import { expect, test } from "vitest";
import { readCalendar } from "./read-calendar.ts";

const WINDOW = {
	timeZone: "Europe/Lisbon",
	from: "2026-11-20",
	to: "2028-01-01",
	counts: { free: false, unavailable: true },
};

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

const warningsOf = (...events: string[][]) => {
	const calendar = readCalendar(file(...events), WINDOW);
	return calendar.ok ? calendar.warnings : [calendar.fault];
};

test("an added date is a start, a period with an end, or a period with a duration", () => {
	const night = ["UID:a", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261202"];
	expect(
		read([
			...night,
			"RDATE;VALUE=PERIOD:20261205T150000Z/20261208T100000Z,20261210T150000Z/P3D",
			"RDATE;VALUE=DATE:20261220,20261222",
			"RDATE;VALUE=PERIOD;TZID=Asia/Tokyo:20261226T080000/PT30H",
			"EXDATE;VALUE=DATE:20261222",
		]),
	).toEqual([
		"a/2026-12-01 2026-12-01 2026-12-02",
		"a/2026-12-05 2026-12-05 2026-12-08",
		"a/2026-12-10 2026-12-10 2026-12-13",
		"a/2026-12-20 2026-12-20 2026-12-21",
		"a/2026-12-25 2026-12-25 2026-12-27",
	]);
	// It takes precedence over the length of the event (RFC 5545, 3.8.5.2).
	const weekly = ["UID:w", "DTSTART:20261201T150000Z", "DTEND:20261202T100000Z", "RRULE:FREQ=WEEKLY;COUNT=2"];
	expect(read([...weekly, "RDATE;VALUE=PERIOD:20261208T150000Z/P4D"])).toEqual([
		"w/2026-12-01 2026-12-01 2026-12-02",
		"w/2026-12-08 2026-12-08 2026-12-12",
	]);
	for (const [period, reason] of [
		["20261205T150000Z/soon", "its date is not valid"],
		["20261205T150000Z/P3X", "its duration is not valid"],
		["/P3D", "its date is not valid"],
		["20261208T150000Z/20261205T100000Z", "it ends before it begins"],
		["20261208T150000Z/P9999D", "it lasts longer than ten years"],
	])
		expect(warningsOf([...night, `RDATE;VALUE=PERIOD:${period}`]), period).toEqual([
			`An event without a title (Tue 1 Dec 2026): ${reason}.`,
		]);
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

test("each rule that Google, Apple and Outlook write blocks the right nights", () => {
	const dates = (start: string, rule: string) => {
		const taken = read(["UID:r", `DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`]);
		return typeof taken === "string" ? taken : taken.map((each) => each.split(" ")[1]).join(" ");
	};
	for (const [start, rule, nights] of [
		["20260115", "FREQ=MONTHLY;BYMONTHDAY=15;UNTIL=20270131", "2026-12-15 2027-01-15"],
		["20261110", "FREQ=MONTHLY;BYDAY=2TU;COUNT=3", "2026-12-08 2027-01-12"],
		["20261129", "FREQ=MONTHLY;BYDAY=-1SU;COUNT=2", "2026-11-29 2026-12-27"],
		["20261130", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3", "2026-11-30 2026-12-31 2027-01-29"],
		["20261231", "FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3", "2026-12-31 2027-01-31 2027-03-31"],
		["20261130", "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3", "2026-11-30 2026-12-31 2027-01-31"],
		["20261224", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", "2026-12-24 2027-12-24"],
		["20201224", "FREQ=YEARLY", "2026-12-24 2027-12-24"],
		["20261126", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "2026-11-26 2027-11-25"],
		["20261126", "FREQ=YEARLY;BYMONTH=11;BYDAY=TH;BYSETPOS=4", "2026-11-26 2027-11-25"],
		["20240229", "FREQ=YEARLY", ""],
		[
			"20261201",
			"FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=TU,TH;COUNT=4",
			"2026-12-01 2026-12-03 2026-12-15 2026-12-17",
		],
		["20261204", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=3", "2026-12-04 2026-12-07 2026-12-08"],
		["20261204", "FREQ=DAILY;INTERVAL=3;UNTIL=20261210", "2026-12-04 2026-12-07 2026-12-10"],
		["20261201", "FREQ=DAILY;BYDAY=MO,FR;COUNT=3", "2026-12-01 2026-12-04 2026-12-07"],
		["20261130", "FREQ=DAILY;BYMONTHDAY=-1;BYMONTH=2,12", "2026-11-30 2026-12-31 2027-02-28 2027-12-31"],
		["20261205", "FREQ=MONTHLY;BYDAY=1SA;BYMONTH=2,12;COUNT=3", "2026-12-05 2027-02-06 2027-12-04"],
		["20150105", "FREQ=MONTHLY;BYDAY=1MO;UNTIL=20161231", ""],
		["20150130", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20270101", "2026-11-30 2026-12-31"],
		["20150131", "FREQ=MONTHLY;INTERVAL=2;UNTIL=20270401", "2027-01-31 2027-03-31"],
		["20160101", "FREQ=YEARLY;INTERVAL=2;BYMONTH=12;BYDAY=1FR", "2026-12-04"],
		["20150106", "FREQ=WEEKLY;INTERVAL=3;UNTIL=20261231", "2026-12-01 2026-12-22"],
		["20150103", "FREQ=DAILY;INTERVAL=7;UNTIL=20261212", "2026-11-21 2026-11-28 2026-12-05 2026-12-12"],
		["20150101", "FREQ=DAILY;BYDAY=SA,SU;UNTIL=20261129", "2026-11-21 2026-11-22 2026-11-28 2026-11-29"],
	] as const)
		expect(dates(start, rule), rule).toBe(nights);
});

test("an end in UTC counts on the clock of the event", () => {
	const night = ["UID:u", "DTSTART;TZID=Asia/Tokyo:20261202T080000", "DTEND;TZID=Asia/Tokyo:20261203T200000"];
	expect(read([...night, "RRULE:FREQ=WEEKLY;UNTIL=20261208T230000Z"])).toEqual([
		"u/2026-12-01 2026-12-01 2026-12-03",
		"u/2026-12-08 2026-12-08 2026-12-10",
	]);
});

test("a rule that matches no date takes no night, and one that repeats by the hour is skipped by name", () => {
	const dates = ["UID:s", "SUMMARY:Cleaning", "DTSTART;VALUE=DATE:20261201"];
	for (const rule of [
		"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
		"FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2",
		"FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2",
		"FREQ=YEARLY;BYDAY=1MO;BYMONTH=4;BYMONTHDAY=15",
		"FREQ=WEEKLY;BYDAY=MO;BYMONTH=13",
	])
		expect(read([...dates, `RRULE:${rule}`]).length, rule).toBeLessThanOrEqual(1);
	for (const rule of ["FREQ=SECONDLY", "FREQ=HOURLY;INTERVAL=12"])
		expect(warningsOf([...dates, `RRULE:${rule}`])).toEqual([
			"“Cleaning” (Tue 1 Dec 2026): it repeats too often; enter its dates one by one.",
		]);
	for (const rule of [
		"FREQ=DAILY;INTERVAL=999999999999",
		"FREQ=FORTNIGHTLY",
		"BYDAY=MO",
		"FREQ=DAILY;UNTIL=soon",
	])
		expect(warningsOf([...dates, `RRULE:${rule}`])[0], rule).toContain("repeat rule can’t be read");
});
