import { expect, test } from "vitest";
import { readCalendar } from "./read-calendar.ts";

const WINDOW = { timeZone: "Europe/Lisbon", from: "2026-11-20", to: "2028-01-01", countsFree: false };

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

test("an event that can’t be read is skipped by its title and date, and the others count", () => {
	const good = ["UID:good", "DTSTART;VALUE=DATE:20261201"];
	const bad = [
		["UID:1", "SUMMARY:Team\\, retreat", "DTSTART;VALUE=DATE:20271332"],
		["UID:2", "DTSTART:20270230T100000Z"],
		["UID:3", "SUMMARY:No date"],
		["UID:4", "SUMMARY:Long", "DTSTART;VALUE=DATE:20261205", "DURATION:P99999999D"],
		["UID:5", "SUMMARY:Odd", "DTSTART;VALUE=DATE:20261205", "DURATION:soon"],
		["UID:6", "DTSTART;VALUE=DATE:999991205"],
	];
	expect(read(good, ...bad)).toEqual(["good 2026-12-01 2026-12-02"]);
	expect(warningsOf(good, ...bad)).toEqual([
		"“Team, retreat” (20271332): its date is not valid.",
		"An event without a title (20270230T100000Z): its date is not valid.",
		"“No date”: it has no date.",
		"“Long” (Sat 5 Dec 2026): it lasts longer than ten years.",
		"“Odd” (Sat 5 Dec 2026): its duration is not valid.",
		"An event without a title (999991205): its date is not valid.",
	]);
	expect(read(["UID:d", "DTSTART:20271020", "DTEND:20271022"])).toEqual(["d 2027-10-20 2027-10-22"]);
	const many = Array.from({ length: 30 }, (_, at) => [`UID:${at}`, "DTSTART:never"]);
	expect(warningsOf(...many)).toHaveLength(21);
	expect(warningsOf(...many).at(-1)).toBe("And 10 more.");
});

test("events marked as free are counted, and take nights where the owner wants it", () => {
	const free = ["TRANSP:TRANSPARENT", "DTSTART;VALUE=DATE:20261201"];
	const text = file(
		["UID:a", ...free],
		["UID:b", ...free, "RRULE:FREQ=DAILY;COUNT=2"],
		["UID:past", "TRANSP:TRANSPARENT", "DTSTART;VALUE=DATE:20260101"],
		["UID:c", "DTSTART;VALUE=DATE:20261205"],
	);
	expect(readCalendar(text, WINDOW)).toMatchObject({ skippedFree: 2, events: [{ uid: "c" }] });
	const counted = readCalendar(text, { ...WINDOW, countsFree: true });
	expect(counted).toMatchObject({ skippedFree: 0 });
	expect(counted.ok && counted.events.map(({ uid }) => uid)).toEqual([
		"a",
		"b/2026-12-01",
		"b/2026-12-02",
		"c",
	]);
});

test("what is no calendar is refused with a sentence, and so is one with too much in it", () => {
	for (const text of ["", "<html>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCALENDAR"])
		expect(readCalendar(text, WINDOW)).toMatchObject({
			ok: false,
			fault: expect.stringContaining("not a cal"),
		});
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

test("nothing in a file keeps the reader busy for long", () => {
	const begins = "DTSTART;VALUE=DATE:19000101";
	const hostile = [
		[begins, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"],
		["DTSTART;VALUE=DATE:10000101", "RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO,TU,WE,TH,FR,SA,SU"],
		[begins, "RRULE:FREQ=YEARLY;BYYEARDAY=366;INTERVAL=999"],
		[begins, "RRULE:FREQ=MONTHLY;BYDAY=5MO,-5TU;BYSETPOS=7"],
		["DTSTART:20261201T000000Z", "RRULE:FREQ=SECONDLY;COUNT=999999999"],
		[begins, ...Array.from({ length: 200 }, () => "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")],
		[begins, `EXDATE;VALUE=DATE:${Array.from({ length: 9_000 }, () => "20200102").join(",")}`],
		[...Array.from({ length: 5_000 }, () => "BEGIN:VALARM"), begins],
	];
	const events = Array.from({ length: 500 }, (_, at) => hostile[at % hostile.length] ?? []);
	const began = performance.now();
	const calendar = readCalendar(`${file(...events).slice(0, 2 * 1024 * 1024)}\r\nEND:VCALENDAR`, WINDOW);
	expect(performance.now() - began).toBeLessThan(5_000);
	expect(calendar).toMatchObject({ ok: true });
	expect(read(["DTSTART;VALUE=DATE:19000101", "RRULE:FREQ=DAILY"])).toHaveLength(407);
	expect(read(["UID:a", "DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261201"])).toEqual([
		"a 2026-12-05 2026-12-06",
	]);
});
