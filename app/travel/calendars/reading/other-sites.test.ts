import { expect, test } from "vitest";
import { readCalendar } from "./read-calendar.ts";

const WINDOW = {
	timeZone: "Europe/Lisbon",
	from: "2026-11-20",
	to: "2028-01-01",
	counts: { free: false, unavailable: true },
};

type Shape = { lineEnd?: "\n" | "\r\n"; bom?: boolean; countsFree?: boolean };

/** Reads a file as another site writes it: its nights, and what was skipped. */
function readAs(text: string, { lineEnd = "\r\n", bom = false, countsFree = false }: Shape = {}) {
	const written = text.trim().replace(/^\t+/gm, "").replaceAll("\n", lineEnd);
	const calendar = readCalendar(`${bom ? "\uFEFF" : ""}${written}${lineEnd}`, {
		...WINDOW,
		counts: { free: countsFree, unavailable: true },
	});
	if (!calendar.ok) throw new Error(calendar.fault);
	const nights = calendar.events.map(({ from, to }) => `${from.slice(2)} ${to.slice(2)}`).toSorted();
	return { nights, skippedFree: calendar.skippedFree, warnings: calendar.warnings };
}

test("Google: free birthdays, folded lines, a moved and a removed repeat, a time in another zone", () => {
	const text = `
	BEGIN:VCALENDAR
	PRODID:-//Google Inc//Google Calendar 70.9054//EN
	VERSION:2.0
	CALSCALE:GREGORIAN
	METHOD:PUBLISH
	X-WR-CALNAME:Beach house
	X-WR-TIMEZONE:America/New_York
	BEGIN:VTIMEZONE
	TZID:America/New_York
	X-LIC-LOCATION:America/New_York
	BEGIN:DAYLIGHT
	TZOFFSETFROM:-0500
	TZOFFSETTO:-0400
	TZNAME:EDT
	DTSTART:19700308T020000
	RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
	END:DAYLIGHT
	BEGIN:STANDARD
	TZOFFSETFROM:-0400
	TZOFFSETTO:-0500
	TZNAME:EST
	DTSTART:19701101T020000
	RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
	END:STANDARD
	END:VTIMEZONE
	BEGIN:VEVENT
	DTSTART;VALUE=DATE:20261224
	DTEND;VALUE=DATE:20261225
	RRULE:FREQ=YEARLY
	DTSTAMP:20261101T101112Z
	UID:birthday@google.com
	SUMMARY:Birthday
	TRANSP:TRANSPARENT
	END:VEVENT
	BEGIN:VEVENT
	DTSTART;VALUE=DATE:20261201
	DTEND;VALUE=DATE:20261203
	RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20261222;BYDAY=TU
	EXDATE;VALUE=DATE:20261215
	DTSTAMP:20261101T101112Z
	UID:weekly@google.com
	DESCRIPTION:Paid by the office\\, see the agreement of the first of November 202
	 6 and the notes below it\\nBEGIN:VEVENT is only text here
	SUMMARY:Office
	TRANSP:OPAQUE
	END:VEVENT
	BEGIN:VEVENT
	DTSTART;VALUE=DATE:20261209
	DTEND;VALUE=DATE:20261212
	DTSTAMP:20261101T101112Z
	UID:weekly@google.com
	RECURRENCE-ID;VALUE=DATE:20261208
	SUMMARY:Office
	TRANSP:OPAQUE
	END:VEVENT
	BEGIN:VEVENT
	DTSTART;TZID=America/New_York:20270701T200000
	DTEND;TZID=America/New_York:20270703T090000
	UID:evening@google.com
	SUMMARY:From New York
	BEGIN:VALARM
	ACTION:DISPLAY
	TRIGGER:-P0DT0H30M0S
	END:VALARM
	END:VEVENT
	END:VCALENDAR`;
	expect(readAs(text)).toEqual({
		nights: ["26-12-01 26-12-03", "26-12-09 26-12-12", "26-12-22 26-12-24", "27-07-02 27-07-03"],
		skippedFree: 1,
		warnings: [],
	});
	expect(readAs(text, { lineEnd: "\n", bom: true, countsFree: true }).nights).toEqual([
		"26-12-01 26-12-03",
		"26-12-09 26-12-12",
		"26-12-22 26-12-24",
		"26-12-24 26-12-25",
		"27-07-02 27-07-03",
		"27-12-24 27-12-25",
	]);
});

test("Apple: the first Friday of a month, a change of all later repeats, a cancelled one", () => {
	const text = `
	BEGIN:VCALENDAR
	CALSCALE:GREGORIAN
	PRODID:-//Apple Inc.//macOS 15.1//EN
	VERSION:2.0
	X-APPLE-CALENDAR-COLOR:#1BADF8
	BEGIN:VEVENT
	CREATED:20261101T101112Z
	DTEND;VALUE=DATE:20261206
	DTSTAMP:20261101T101112Z
	DTSTART;VALUE=DATE:20261204
	RRULE:FREQ=MONTHLY;INTERVAL=1;BYDAY=1FR;UNTIL=20270430
	SEQUENCE:1
	SUMMARY:Owners’ weekend
	TRANSP:OPAQUE
	UID:6E1C2B1E-1111-4A5B-9F00-AAAAAAAAAAAA
	X-APPLE-CREATOR-IDENTITY:com.apple.calendar
	END:VEVENT
	BEGIN:VEVENT
	DTEND;VALUE=DATE:20270203
	DTSTART;VALUE=DATE:20270201
	RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20270205
	SUMMARY:Owners’ weekend
	TRANSP:OPAQUE
	UID:6E1C2B1E-1111-4A5B-9F00-AAAAAAAAAAAA
	END:VEVENT
	BEGIN:VEVENT
	DTSTART;VALUE=DATE:20270101
	RECURRENCE-ID;VALUE=DATE:20270101
	STATUS:CANCELLED
	UID:6E1C2B1E-1111-4A5B-9F00-AAAAAAAAAAAA
	END:VEVENT
	END:VCALENDAR`;
	for (const lineEnd of ["\n", "\r\n"] as const)
		expect(readAs(text, { lineEnd }).nights).toEqual([
			"26-12-04 26-12-06",
			"27-02-01 27-02-03",
			"27-03-01 27-03-03",
			"27-03-29 27-03-31",
		]);
});

test("Outlook: zones by their Windows names, or by a name that only the file explains", () => {
	const zone = (name: string, offset: string) => `BEGIN:VTIMEZONE
	TZID:${name}
	BEGIN:STANDARD
	DTSTART:16010101T030000
	TZOFFSETFROM:${offset}
	TZOFFSETTO:${offset}
	RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
	END:STANDARD
	END:VTIMEZONE`;
	const event = (uid: string, lines: string) => `BEGIN:VEVENT\nUID:${uid}\n${lines}\nEND:VEVENT`;
	const text = `
	BEGIN:VCALENDAR
	METHOD:PUBLISH
	PRODID:Microsoft Exchange Server 2010
	VERSION:2.0
	${zone("Pacific Standard Time", "-0800")}
	${zone("Customized Time Zone", "+0900")}
	${event("040000008200E00074C5B7101A82E00800000000A", "DTSTART;TZID=Pacific Standard Time:20261201T180000\nDTEND;TZID=Pacific Standard Time:20261203T070000\nSUMMARY;LANGUAGE=en-US:Away\nX-MICROSOFT-CDO-BUSYSTATUS:OOF")}
	${event("B", 'DTSTART;TZID="Customized Time Zone":20261211T060000\nDTEND;TZID="Customized Time Zone":20261213T120000\nTRANSP:OPAQUE')}
	${event("C", "DTSTART;TZID=Nowhere Time:20261220T233000\nDTEND;TZID=Nowhere Time:20261222T100000")}
	${event("D", "DTSTART;VALUE=DATE:20270101\nDTEND;VALUE=DATE:20270102\nRRULE:FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\nTRANSP:OPAQUE")}
	END:VCALENDAR`;
	expect(readAs(text)).toEqual({
		nights: [
			"26-12-02 26-12-03",
			"26-12-10 26-12-13",
			"26-12-20 26-12-22",
			"27-01-01 27-01-02",
			"27-02-01 27-02-02",
			"27-03-01 27-03-02",
		],
		skippedFree: 0,
		warnings: [],
	});
});

const airbnb = `
	BEGIN:VCALENDAR
	PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 1.0//EN
	CALSCALE:GREGORIAN
	VERSION:2.0
	BEGIN:VEVENT
	DTSTAMP:20261101T101112Z
	DTSTART;VALUE=DATE:20261205
	DTEND;VALUE=DATE:20261208
	SUMMARY:Reserved
	UID:1418fb94e984-0a0e6c0c5ab5ec3a4f0d0aef1a7f5ab0@airbnb.com
	DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/det
	 ails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 1234
	END:VEVENT
	BEGIN:VEVENT
	DTEND;VALUE=DATE:20270111
	DTSTART;VALUE=DATE:20270110
	UID:7f662ec65913-f6ab4e3cd0c0c4e34f8e0c0aa9f4d7e2@airbnb.com
	SUMMARY:Airbnb (Not available)
	END:VEVENT
	END:VCALENDAR`;
const bookingCom = `
	BEGIN:VCALENDAR
	VERSION:2.0
	PRODID:-//admin.booking.com//NONSGML v1.0//EN
	BEGIN:VEVENT
	DTSTART;VALUE=DATE:20261205
	DTEND;VALUE=DATE:20261208
	UID:9f2c7c0d7a0a4a6a9f2c7c0d7a0a4a6a@booking.com
	SUMMARY:CLOSED - Not available
	END:VEVENT
	BEGIN:VEVENT
	DTSTART;VALUE=DATE:20270110
	DTEND;VALUE=DATE:20270111
	UID:1b2c7c0d7a0a4a6a9f2c7c0d7a0a4a6b@booking.com
	SUMMARY:CLOSED - Not available
	END:VEVENT
	END:VCALENDAR`;
const vrbo = `
	BEGIN:VCALENDAR
	PRODID:-//HomeAway.com\\, Inc.//EN
	VERSION:2.0
	CALSCALE:GREGORIAN
	METHOD:PUBLISH
	BEGIN:VEVENT
	UID:8c3d6a0e-6a0e-3f1b-9c1d-1a2b3c4d5e6f
	DTSTAMP:20261101T101112Z
	DTSTART:20261205
	DTEND:20261208
	SUMMARY:Reserved - Ana
	END:VEVENT
	BEGIN:VEVENT
	DTSTAMP:20261101T101112Z
	DTSTART:20270110
	DTEND:20270111
	SUMMARY:Blocked
	END:VEVENT
	END:VCALENDAR`;

test.for([
	["Airbnb", airbnb],
	["Booking.com", bookingCom],
	["VRBO", vrbo],
])("%s: reservations and blocked nights, whatever its line ends", ([, text = ""]) => {
	const nights = ["26-12-05 26-12-08", "27-01-10 27-01-11"];
	for (const shape of [{}, { lineEnd: "\n" }, { bom: true }, { lineEnd: "\n", bom: true }] as const)
		expect(readAs(text, shape)).toEqual({ nights, skippedFree: 0, warnings: [] });
});
