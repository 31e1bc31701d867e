import { z } from "zod";
import { wallClock } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { applyCalendar } from "#app/travel/calendars/apply-calendar.server.ts";
import { recordReading } from "#app/travel/calendars/feed-queue.server.ts";
import { addFeed } from "#app/travel/calendars/feeds.server.ts";
import { readCalendar } from "#app/travel/calendars/reading/read-calendar.ts";
import { addBlock } from "#app/travel/desk/blocks.server.ts";
import type { Database } from "#db/client.ts";
import { readContent } from "#demo/content.ts";
import { demoHash } from "#demo/demo-hash.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import type { RoomCalendar } from "./stays/room-calendar.ts";
import type { StoredHotel } from "./store-hotels.ts";

/** Days from the hotel's today on. */
const days = { from: z.number(), to: z.number() };
/** `room`: its place in the hotel, from 0. */
const at = { hotel: z.string(), room: z.number() };
const { blocks, calendar } = readContent(
	"room-blocks",
	z.object({
		blocks: z.array(z.object({ ...at, ...days, rooms: z.number(), note: z.string() })),
		/** The calendar of another site: one stay that fits, and one that conflicts with a booking. */
		calendar: z.object({ name: z.string(), ...at, free: z.object(days), conflicting: z.object(days) }),
	}),
);

const roomAt = (hotels: readonly StoredHotel[], at: { hotel: string; room: number }) => {
	const hotel = hotels.find(({ name }) => name === at.hotel);
	const room = hotel?.rooms[at.room];
	if (!hotel || !room) throw new Error(`There is no such room at ${at.hotel}.`);
	return { hotel, room };
};

/** Takes the days that will be blocked, so that no stay is planned on them. */
export function reserveForBlocks(
	hotels: readonly StoredHotel[],
	calendars: ReadonlyMap<number, RoomCalendar>,
): void {
	for (const block of [...blocks, { ...calendar, ...calendar.free, rooms: 1 }])
		calendars.get(roomAt(hotels, block).room.id)?.take(block, { rooms: block.rooms });
}

/** Blocks rooms, and imports the calendar of another site as a file. */
export async function storeBlocks(
	db: Database,
	hotels: readonly StoredHotel[],
	{ now }: { now: Date },
): Promise<void> {
	for (const [at, block] of blocks.entries()) {
		const { hotel, room } = roomAt(hotels, block);
		const today = wallClock(now, hotel.city.timeZone).date;
		const made = await addBlock(db, {
			roomId: room.id,
			actor: hotel.actor,
			from: addDays(today, block.from),
			to: addDays(today, block.to),
			rooms: block.rooms,
			note: block.note,
			idempotencyKey: demoHash(`block ${at}`),
			now: new Date(now.getTime() - DAY_MS / 3),
		});
		if (!made.ok) throw new Error(`${block.note} can’t be blocked: ${made.reason}`);
	}
	await importCalendar(db, hotels, now);
}

async function importCalendar(db: Database, hotels: readonly StoredHotel[], now: Date): Promise<void> {
	const { hotel, room } = roomAt(hotels, calendar);
	const { timeZone } = hotel.city;
	const today = wallClock(now, timeZone).date;
	const event = (uid: string, { from, to }: { from: number; to: number }) => {
		const dated = (days: number) => addDays(today, days).replaceAll("-", "");
		return `BEGIN:VEVENT\r\nUID:${uid}@rooms.example\r\nDTSTAMP:${dated(-2)}T080000Z\r\nDTSTART;VALUE=DATE:${dated(from)}\r\nDTEND;VALUE=DATE:${dated(to)}\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\n`;
	};
	const events = event("fits", calendar.free) + event("collides", calendar.conflicting);
	const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Rooms//EN\r\n${events}END:VCALENDAR\r\n`;
	const read = readCalendar(text, {
		timeZone,
		from: today,
		to: addDays(today, 400),
		counts: { free: false, unavailable: true },
	});
	if (!read.ok) throw new Error(read.fault);
	const feed = await addFeed(db, {
		roomId: room.id,
		name: calendar.name,
		url: null,
		counts: { free: false, unavailable: true },
		idempotencyKey: demoHash("feed"),
		now,
	});
	if (!feed.ok) throw new Error(feed.reason);
	await applyCalendar(db, { feedId: feed.feedId, events: read.events, now });
	await recordReading(db, { feedId: feed.feedId, reading: { ...read, fault: null }, now });
}
