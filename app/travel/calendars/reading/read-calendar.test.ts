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

test("whole days end on the date that is not occupied, and one without an end is a night", () => {
	expect(
		read(
			["UID:a", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261204"],
			["UID:b", "DTSTART;VALUE=DATE:20261210"],
			["UID:c", "DTSTART;VALUE=DATE:20261212", "DURATION:P2D"],
		),
	).toEqual(["a 2026-12-01 2026-12-04", "b 2026-12-10 2026-12-11", "c 2026-12-12 2026-12-14"]);
});

test("names by UID what could not be read, so that it keeps its nights", () => {
	const calendar = readCalendar(
		file(
			["UID:good", "DTSTART;VALUE=DATE:20261201"],
			["UID:bad", "DTSTART;VALUE=DATE:20271332"],
			["UID:back", "DTSTART:20261205T150000Z", "DTEND:20261201T100000Z"],
			["DTSTART:soon"],
		),
		WINDOW,
	);
	expect(calendar).toMatchObject({ events: [{ uid: "good" }], unread: ["bad", "event", "back"] });
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
	const counted = readCalendar(text, { ...WINDOW, counts: { free: true, unavailable: true } });
	expect(counted).toMatchObject({ skippedFree: 0 });
	expect(counted.ok && counted.events.map(({ uid }) => uid)).toEqual([
		"a",
		"b/2026-12-01",
		"b/2026-12-02",
		"c",
	]);
});

test("events titled “not available” take nights unless the owner skips them", () => {
	const dated = (date: string) => [`UID:${date}`, `DTSTART;VALUE=DATE:${date}`];
	const text = file(
		["SUMMARY:Airbnb (Not available)", ...dated("20261201")],
		["SUMMARY:not available", ...dated("20261202"), "RRULE:FREQ=WEEKLY;COUNT=2"],
		["SUMMARY:CLOSED - Not available", ...dated("20261204")],
		["SUMMARY:Not available", "TRANSP:TRANSPARENT", ...dated("20261206")],
		["SUMMARY:Room not available for Ana", ...dated("20261208")],
		["SUMMARY:Not available", "UID:long", "DTSTART;VALUE=DATE:20261101", "DURATION:P20D"],
	);
	const readWith = (free: boolean, unavailable: boolean) => {
		const calendar = readCalendar(text, { ...WINDOW, counts: { free, unavailable } });
		if (!calendar.ok) throw new Error(calendar.fault);
		const { events, skipped, nights } = calendar;
		const runs = nights.unavailable.map(({ from, to }) => `${from}/${to}`);
		return { events: events.length, skipped: skipped.length, runs, free: nights.free.length };
	};
	const titled = [
		"2026-11-20/2026-11-21",
		"2026-12-01/2026-12-03",
		"2026-12-04/2026-12-05",
		"2026-12-09/2026-12-10",
	];
	const withFree = titled.toSpliced(3, 0, "2026-12-06/2026-12-07");
	expect(readWith(false, true)).toEqual({ events: 6, skipped: 1, runs: titled, free: 1 });
	// The choice about free events is not what the free one waits for now.
	expect(readWith(false, false)).toEqual({ events: 1, skipped: 6, runs: titled, free: 0 });
	expect(readWith(true, false)).toEqual({ events: 1, skipped: 6, runs: withFree, free: 0 });
	expect(readWith(true, true)).toEqual({ events: 7, skipped: 0, runs: withFree, free: 1 });
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
	const alike = hostile.map((lines) => Array.from({ length: 500 }, () => lines));
	// Each takes at most some seconds, without a limit minutes.
	for (const written of [events, ...alike]) {
		const began = performance.now();
		const calendar = readCalendar(`${file(...written).slice(0, 2 * 1024 * 1024)}\r\nEND:VCALENDAR`, WINDOW);
		expect(performance.now() - began, written[0]?.join("; ")).toBeLessThan(20_000);
		expect(calendar).toMatchObject({ ok: true });
	}
	expect(read(["DTSTART;VALUE=DATE:19000101", "RRULE:FREQ=DAILY"])).toHaveLength(407);
	expect(read(["UID:a", "DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261201"])).toEqual([
		"a 2026-12-05 2026-12-06",
	]);
});
