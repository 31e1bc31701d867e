import ICAL from "ical.js";
import { expect, test } from "vitest";
import { readCalendar } from "./reading/read-calendar.ts";
import { writeCalendar } from "./write-calendar.ts";

const WINDOW = {
	timeZone: "Europe/Lisbon",
	from: "2026-11-20",
	to: "2028-01-01",
	counts: { free: false, unavailable: true },
};
const NIGHTS = { from: "2026-12-01", to: "2026-12-03" };

test("a calendar without events still has a component, and is read as an empty one", () => {
	const file = writeCalendar("Hotel Miramar: Double room", []);
	const calendar = new ICAL.Component(ICAL.parse(file) as ConstructorParameters<typeof ICAL.Component>[0]);
	expect(calendar.getAllSubcomponents()).toHaveLength(1);
	expect(file).toContain(
		"BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\nEND:STANDARD",
	);
	expect(readCalendar(file, WINDOW)).toEqual({
		ok: true,
		events: [],
		skipped: [],
		unread: [],
		skippedFree: 0,
		nights: { free: [], unavailable: [] },
		warnings: [],
	});
});

test("what we write is read as the same nights", () => {
	const event = { uid: "stay-1@meeha", ...NIGHTS, changedAt: "2026-11-01T10:00:00.000Z" };
	const file = writeCalendar("Hotel Miramar: Double room", [event]);
	expect(file).not.toContain("VTIMEZONE");
	expect(readCalendar(file, WINDOW)).toMatchObject({ events: [{ uid: "stay-1@meeha", ...NIGHTS }] });
});
