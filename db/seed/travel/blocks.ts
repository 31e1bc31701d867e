import { wallClock } from "#app/site/calendar.ts";
import { addDays } from "#app/site/zoned-time.server.ts";
import { applyCalendar } from "#app/travel/calendars/apply-calendar.server.ts";
import { addFeed, recordReading } from "#app/travel/calendars/feeds.server.ts";
import { readCalendar } from "#app/travel/calendars/read-calendar.ts";
import { addBlock } from "#app/travel/desk/blocks.server.ts";
import type { Database } from "#db/client.ts";
import { demoHash } from "../shop/orders/happening.ts";
import type { HouseBook } from "./stays/house-book.ts";
import { DAY_MS, type StoredHotel } from "./store-hotels.ts";

type Block = { hotel: string; room: number; from: number; to: number; rooms: number; note: string };

const BLOCKS: Block[] = [
	{ hotel: "Casa do Miradouro", room: 0, from: 5, to: 9, rooms: 1, note: "New tiles in the bathroom" },
	{ hotel: "Casa do Miradouro", room: 2, from: 21, to: 24, rooms: 1, note: "Family of the owner" },
	{ hotel: "The Alder on Bleecker", room: 0, from: 25, to: 29, rooms: 2, note: "Film crew, booked by phone" },
	{ hotel: "Riad Al Nour", room: 1, from: 2, to: 4, rooms: 1, note: "Shower is being repaired" },
	{ hotel: "Kamo River Hotel", room: 0, from: 7, to: 11, rooms: 2, note: "School trip from Osaka" },
];

/** What another site has sold of one room: what fits, and what collides with a booking of ours. */
const OTHERS = {
	hotel: "Casa do Miradouro",
	room: 3,
	fits: { from: 40, to: 44 },
	collides: { from: 13, to: 16 },
};

const roomAt = (hotels: readonly StoredHotel[], at: { hotel: string; room: number }) => {
	const hotel = hotels.find(({ name }) => name === at.hotel);
	const room = hotel?.stored[at.room];
	if (!hotel || !room) throw new Error(`There is no such room at ${at.hotel}.`);
	return { hotel, room };
};

/** Keeps the days free that are going to be blocked. */
export function keepForBlocks(hotels: readonly StoredHotel[], books: ReadonlyMap<number, HouseBook>): void {
	for (const block of [...BLOCKS, { ...OTHERS, ...OTHERS.fits, rooms: 1 }])
		books.get(roomAt(hotels, block).room.id)?.take(block, { rooms: block.rooms });
}

/** Takes rooms out of sale, and follows another site's calendar, which was put in as a file. */
export async function storeBlocks(
	db: Database,
	hotels: readonly StoredHotel[],
	{ now }: { now: Date },
): Promise<void> {
	for (const [at, block] of BLOCKS.entries()) {
		const { hotel, room } = roomAt(hotels, block);
		const today = wallClock(now, hotel.city.timeZone).date;
		const made = await addBlock(db, {
			roomId: room.id,
			actor: hotel.actor,
			from: addDays(today, block.from),
			to: addDays(today, block.to),
			rooms: block.rooms,
			note: block.note,
			onceKey: demoHash(`block ${at}`),
			now: new Date(now.getTime() - DAY_MS / 3),
		});
		if (!made.ok) throw new Error(`${block.note} can’t be blocked: ${made.reason}`);
	}
	await readOthers(db, hotels, now);
}

async function readOthers(db: Database, hotels: readonly StoredHotel[], now: Date): Promise<void> {
	const { hotel, room } = roomAt(hotels, OTHERS);
	const { timeZone } = hotel.city;
	const today = wallClock(now, timeZone).date;
	const event = (uid: string, { from, to }: { from: number; to: number }) => {
		const dated = (days: number) => addDays(today, days).replaceAll("-", "");
		return `BEGIN:VEVENT\r\nUID:${uid}@rooms.example\r\nDTSTAMP:${dated(-2)}T080000Z\r\nDTSTART;VALUE=DATE:${dated(from)}\r\nDTEND;VALUE=DATE:${dated(to)}\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\n`;
	};
	const events = event("fits", OTHERS.fits) + event("collides", OTHERS.collides);
	const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Rooms//EN\r\n${events}END:VCALENDAR\r\n`;
	const read = readCalendar(text, { timeZone, from: today, to: addDays(today, 400), countsFree: false });
	if (!read.ok) throw new Error(read.fault);
	const name = "Rooms.example";
	const feed = await addFeed(db, {
		roomId: room.id,
		name,
		url: null,
		countsFree: false,
		onceKey: demoHash("feed"),
		now,
	});
	if (!feed.ok) throw new Error(feed.reason);
	await applyCalendar(db, { feedId: feed.feedId, events: read.events, now });
	await recordReading(db, { feedId: feed.feedId, reading: { ...read, fault: null }, now });
}
