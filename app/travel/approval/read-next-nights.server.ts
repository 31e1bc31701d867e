import { weekdayOf } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { type CalendarNight, calendarNight } from "#app/travel/nights/read-month.server.ts";
import type { Database } from "#db/client.ts";

const REVIEWED_NIGHTS = 30;

type Room = { id: number; price: number; weekend_price: number | null; min_nights: number };

/** Weeks of seven days, Monday first; null for a day outside the range, or without a night. */
export type Weeks = (CalendarNight | null)[][];

/** The next 30 nights of each room from `today` (the hotel's), by room id. One query for all rooms. */
export async function readNextNights(
	db: Database,
	{ rooms, today }: { rooms: readonly Room[]; today: string },
): Promise<Map<number, Weeks>> {
	if (rooms.length === 0) return new Map();
	const ids = rooms.map(({ id }) => id);
	const end = addDays(today, REVIEWED_NIGHTS);
	const rows = await db
		.selectFrom("nights")
		.select(["room_id", "date", "total", "booked", "blocked", "price", "min_stay"])
		.select(["is_closed", "no_arrival", "no_departure"])
		.where("room_id", "in", ids)
		.where("date", ">=", today)
		.where("date", "<", end)
		.execute();
	const byNight = new Map(rows.map((row) => [`${row.room_id} ${row.date}`, row]));
	const monday = addDays(today, 1 - weekdayOf(today));
	return new Map(
		rooms.map((room) => {
			const nightAt = (date: string) => {
				const row = byNight.get(`${room.id} ${date}`);
				return row ? calendarNight(room, row) : null;
			};
			const weeks: Weeks = [];
			for (let first = monday; first < end; first = addDays(first, 7))
				weeks.push(Array.from({ length: 7 }, (_, day) => nightAt(addDays(first, day))));
			return [room.id, weeks];
		}),
	);
}
