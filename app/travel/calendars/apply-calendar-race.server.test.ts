import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { STAY } from "#app/testing/travel/booking-a-room.ts";
import { addRoom, followCalendar, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { countDeadlocks } from "#db/testing/row-locks.ts";
import type { CalendarEvent } from "./reading/read-calendar.ts";

const FEEDS = 2;
const READINGS = 6;

/** Events of 1 to 6 nights that move, grow and shrink from one reading to the next; the last reading is the same. */
const eventsOf = (feed: number, reading: number): CalendarEvent[] =>
	Array.from({ length: 8 }, (_, at) => {
		const step = reading === READINGS - 1 ? 0 : reading;
		const from = addDays(TODAY, 1 + ((at * 3 + feed + step) % 12));
		return { uid: `${feed}-${at}`, from, to: addDays(from, 1 + ((at + step) % 6)) };
	});

test("guests and calendars that take the same nights at once leave no free night of an event on sale", async ({
	db,
	url,
}) => {
	const { hotelId, roomId: single } = await openInn(db, { room: { quantity: 1 } });
	const rooms = [
		single,
		await addRoom(db, hotelId, { quantity: 2 }),
		await addRoom(db, hotelId, { quantity: 5 }),
	];
	const feeds: { id: number; roomId: number }[] = [];
	for (const roomId of rooms)
		for (let at = 0; at < FEEDS; at++) feeds.push({ id: await followCalendar(db, roomId), roomId });
	const stays = Array.from({ length: 12 }, (_, at) => {
		const checkIn = addDays(TODAY, 1 + ((at * 5) % 14));
		return { ...STAY, checkIn, checkOut: addDays(checkIn, 1 + (at % 3)) };
	});
	const wishes = stays.flatMap((stay) => rooms.map((roomId) => ({ roomId, stay })));
	const readings = Array.from({ length: READINGS }, (_, reading) =>
		feeds.map(({ id }, feed) => ({ feedId: id, events: eventsOf(feed, reading) })),
	);
	const apply = { url, readings: readings.flat(), at: INN_NOW.toISOString() };
	const deadlocks = await countDeadlocks(db);
	const others = [
		startElsewhere<unknown>("app/testing/travel/apply-calendar.child-process.ts", apply),
		startElsewhere<unknown>("app/testing/travel/apply-calendar.child-process.ts", apply),
		startElsewhere<unknown>("app/testing/travel/book-room.child-process.ts", { url, wishes }),
		startElsewhere<unknown>("app/testing/travel/book-room.child-process.ts", {
			url,
			wishes: wishes.toReversed(),
		}),
	];
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	await Promise.all(others.map(({ result }) => result));
	expect(await countDeadlocks(db)).toBe(deadlocks);

	const nights = await db.selectFrom("nights").selectAll().execute();
	const wanted = (roomId: number, date: string) =>
		feeds
			.flatMap(({ roomId: of }, feed) => (of === roomId ? eventsOf(feed, READINGS - 1) : []))
			.filter(({ from, to }) => nightsOf({ checkIn: from, checkOut: to }).includes(date)).length;
	expect(nights.some(({ booked, blocked }) => booked > 0 && blocked > 0)).toBe(true);
	for (const { room_id, date, total, booked, blocked } of nights)
		expect(blocked, `${room_id} ${date}`).toBe(Math.min(wanted(room_id, date), total - booked));
});
