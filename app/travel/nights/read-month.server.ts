import { wallClock, weekdayOf } from "#app/common/calendar.ts";
import { weekStart } from "#app/common/market/week-start.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import { isWeekendNight } from "./stay.ts";

type Usual = { id: number; price: number; weekend_price: number | null; min_nights: number };
type Range = { /** The first date. */ from: string /** Exclusive. */; to: string };

/** The nights of rooms in a range, by date. */
export function readNights(db: Database, { roomIds, from, to }: Range & { roomIds: readonly number[] }) {
	return db
		.selectFrom("nights")
		.select(["room_id", "date", "total", "booked", "blocked", "price", "min_stay"])
		.select(["is_closed", "is_closed_to_arrival", "is_closed_to_departure"])
		.where("room_id", "in", roomIds)
		.where("date", ">=", from)
		.where("date", "<", to)
		.orderBy("date")
		.execute();
}

type Row = Awaited<ReturnType<typeof readNights>>[number];

function calendarNight(room: Usual, row: Row) {
	const usual = isWeekendNight(row.date) ? (room.weekend_price ?? room.price) : room.price;
	return {
		date: row.date,
		/** Rooms left to book. */
		left: row.total - row.booked - row.blocked,
		total: row.total,
		/** Minor units, for the guests that the room's price includes. */
		price: row.price ?? usual,
		isOwnPrice: row.price !== null,
		minStay: row.min_stay ?? room.min_nights,
		isOwnMinStay: row.min_stay !== null,
		isClosed: Boolean(row.is_closed),
		noArrival: row.is_closed_to_arrival,
		noDeparture: row.is_closed_to_departure,
	};
}

/** A night of a room in a calendar. */
export type CalendarNight = ReturnType<typeof calendarNight>;

/** Weeks of seven days: null for a day outside the range; `night` is null where the room has none. */
export type Weeks = ({ date: string; night: CalendarNight | null } | null)[][];

/** The weeks of a range, as lists of dates. */
export function weeksOf({ from, to }: Range): string[][] {
	const weeks: string[][] = [];
	const daysBefore = (weekdayOf(from) - weekStart() + 7) % 7;
	for (let first = addDays(from, -daysBefore); first < to; first = addDays(first, 7))
		weeks.push(Array.from({ length: 7 }, (_, days) => addDays(first, days)));
	return weeks;
}

/** The nights of a room in a range, from those that were read of several rooms or ranges. */
export function nightsByWeek(room: Usual, rows: readonly Row[], { from, to }: Range): Weeks {
	const own = rows.filter((row) => row.room_id === room.id);
	const nights = new Map(own.map((row) => [row.date, calendarNight(room, row)]));
	return weeksOf({ from, to }).map((week) =>
		week.map((date) => (date < from || date >= to ? null : { date, night: nights.get(date) ?? null })),
	);
}

type MonthOf = {
	room: Usual & { time_zone: string; filled_to: string | null };
	/** `2026-12`; anything else, a past month, or one beyond the horizon becomes this month. */
	month: string | null;
	now: Date;
};

/** A room's nights of two months from today on, week by week, with the months before and after for links. */
export async function readMonths(db: Database, { room, month, now }: MonthOf) {
	const today = wallClock(now, room.time_zone).date;
	const first = today.slice(0, 7);
	const last = addDays(room.filled_to ?? addDays(today, 1), -1);
	const isThere = month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
	const shown = isThere && month >= first && month <= last.slice(0, 7) ? month : first;
	const monthAfter = (month: string) => addDays(`${month}-01`, 31).slice(0, 7);
	const before = addDays(`${shown}-01`, -1).slice(0, 7);
	const after = monthAfter(shown) <= last.slice(0, 7) ? monthAfter(shown) : null;
	const months = after ? [shown, after] : [shown];
	const rows = await readNights(db, {
		roomIds: [room.id],
		from: shown === first ? today : `${shown}-01`,
		to: `${monthAfter(after ?? shown)}-01`,
	});
	return {
		today,
		last,
		month: shown,
		before: before >= first ? before : null,
		after,
		months: months.map((month) => ({
			month,
			// Past weeks are left out.
			weeks: nightsByWeek(room, rows, { from: `${month}-01`, to: `${monthAfter(month)}-01` }).filter((week) =>
				week.some((day) => day && day.date >= today),
			),
		})),
	};
}
