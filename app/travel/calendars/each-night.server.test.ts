import fc from "fast-check";
import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addRoom, followCalendar, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { nightsOf, type StayDates } from "#app/travel/nights/stay.ts";
import { NightsTakenError, returnNights, takeNights } from "#app/travel/nights/take-nights.server.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { applyCalendar } from "./apply-calendar.server.ts";
import { readWindow } from "./feed-queue.server.ts";
import { readCalendar } from "./reading/read-calendar.ts";

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const DAYS = 24;

const on = (day: number) => addDays(TODAY, day);
const dated = (day: number) => on(day).replaceAll("-", "");
const nights = (from: number, count: number) => Array.from({ length: count }, (_, at) => on(from + at));

/** The ways in which programs write an event that begins on a day: its lines, and the nights that it takes. */
const WAYS: Record<string, (from: number, count: number) => { lines: string[]; nights: string[] }> = {
	"Google, Airbnb: whole days": (from, count) => ({
		lines: [`DTSTART;VALUE=DATE:${dated(from)}`, `DTEND;VALUE=DATE:${dated(from + count)}`],
		nights: nights(from, count),
	}),
	"VRBO: dates without their type": (from, count) => ({
		lines: [`DTSTART:${dated(from)}`, `DTEND:${dated(from + count)}`, "SUMMARY:Blocked"],
		nights: nights(from, count),
	}),
	"Booking.com: a duration": (from, count) => ({
		lines: [`DTSTART;VALUE=DATE:${dated(from)}`, `DURATION:P${count}D`, "SUMMARY:CLOSED - Not available"],
		nights: nights(from, count),
	}),
	"Outlook: times in a Windows zone": (from, count) => ({
		lines: [
			`DTSTART;TZID=GMT Standard Time:${dated(from)}T150000`,
			`DTEND;TZID=GMT Standard Time:${dated(from + count)}T110000`,
		],
		nights: nights(from, count),
	}),
	"Apple: a repeat with an exception": (from, count) => ({
		lines: [
			`DTSTART;VALUE=DATE:${dated(from)}`,
			`DTEND;VALUE=DATE:${dated(from + 1)}`,
			`RRULE:FREQ=DAILY;COUNT=${count + 1}`,
			`EXDATE;VALUE=DATE:${dated(from + count)}`,
		],
		nights: nights(from, count),
	}),
	"several dates in a line": (from, count) => ({
		lines: [
			`DTSTART;VALUE=DATE:${dated(from)}`,
			`RDATE;VALUE=DATE:${nights(from, count)
				.map((date) => date.replaceAll("-", ""))
				.join(",")}`,
		],
		nights: nights(from, count),
	}),
	"a period with an end": (from, count) => ({
		lines: [
			`DTSTART:${dated(from)}T150000Z`,
			`DTEND:${dated(from + 1)}T100000Z`,
			`RDATE;VALUE=PERIOD:${dated(from + 1)}T150000Z/${dated(from + 1 + count)}T100000Z`,
		],
		nights: nights(from, 1 + count),
	}),
	"a period with a duration": (from, count) => ({
		lines: [
			`DTSTART:${dated(from)}T150000Z`,
			`DTEND:${dated(from + 1)}T100000Z`,
			`RDATE;VALUE=PERIOD:${dated(from + 2)}T150000Z/P${count}D`,
		],
		nights: [...nights(from, 1), ...nights(from + 2, count)],
	}),
};

type Event = { uid: number; way: string; from: number; count: number };
type Step = { kind: "read"; events: Event[] } | { kind: "sell" | "give up"; from: number; count: number };

// Readings go on into the next day.
const from = fc.integer({ min: 2, max: DAYS - 8 });
const count = fc.integer({ min: 1, max: 6 });
// An event that keeps its UID moves, grows or shrinks from one reading to the next.
const event = fc.record({
	uid: fc.integer({ min: 1, max: 6 }),
	way: fc.constantFrom(...Object.keys(WAYS)),
	from,
	count,
});
const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({
		kind: fc.constant("read" as const),
		events: fc.uniqueArray(event, { selector: ({ uid }) => uid, maxLength: 6 }),
	}),
	fc.record({ kind: fc.constantFrom("sell" as const, "give up" as const), from, count }),
);

const fileOf = (events: readonly Event[]) =>
	[
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		...events.flatMap(({ uid, way, from, count }) => [
			"BEGIN:VEVENT",
			`UID:${uid}@rooms.example`,
			...(WAYS[way]?.(from, count).lines ?? []),
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	].join("\r\n");

test(`for each night, what may be sold here is what is free there (SEED=${SEED})`, async ({ db }) => {
	const { hotelId } = await openInn(db);
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(1, 2, 5),
			fc.array(step, { minLength: 3, maxLength: 10 }),
			async (quantity, steps) => {
				const roomId = await addRoom(db, hotelId, { quantity, nights: DAYS + 10 });
				const feedId = await followCalendar(db, roomId);
				const window = await readWindow(db, feedId, INN_NOW);
				if (!window) throw new Error("no calendar");
				const sold: StayDates[] = [];
				let wanted: string[] = [];
				let hours = 0;
				for (const each of steps) {
					if (each.kind === "read") {
						const calendar = readCalendar(fileOf(each.events), window);
						if (!calendar.ok) throw new Error(calendar.fault);
						expect(calendar.warnings).toEqual([]);
						// Read again later, so that events that are missing are known to be gone.
						for (let times = 0; times < 2; times++)
							await applyCalendar(db, {
								...calendar,
								feedId,
								now: new Date(INN_NOW.getTime() + hours++ * 3_600_000),
							});
						wanted = each.events.flatMap(({ way, from, count }) => WAYS[way]?.(from, count).nights ?? []);
					} else if (each.kind === "sell") {
						const stay = { checkIn: on(each.from), checkOut: on(each.from + each.count) };
						try {
							await transact(db, (trx) => takeNights(trx, { roomId, rooms: 1, ...stay }));
							sold.push(stay);
						} catch (error) {
							if (!(error instanceof NightsTakenError)) throw error;
						}
					} else {
						const [stay] = sold.splice(each.from % Math.max(1, sold.length), 1);
						if (stay) await transact(db, (trx) => returnNights(trx, { roomId, rooms: 1, ...stay }));
					}
					const rows = await db
						.selectFrom("nights")
						.selectAll()
						.where("room_id", "=", roomId)
						.where("date", ">=", on(2))
						.execute();
					const stays = sold.flatMap((stay) => nightsOf(stay));
					const times = (dates: string[], date: string) => dates.filter((one) => one === date).length;
					expect(
						rows.map(({ date, total, booked, blocked }) => `${date}: ${total - booked - blocked}`),
					).toEqual(
						rows.map(
							({ date }) => `${date}: ${Math.max(0, quantity - times(stays, date) - times(wanted, date))}`,
						),
					);
				}
			},
		),
		{ seed: SEED, numRuns: 25 },
	);
});
