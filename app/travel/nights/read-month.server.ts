import { wallClock } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import { readNights, weeksOf } from "./edit-nights.server.ts";
import { isWeekendNight } from "./stay.ts";

type CalendarDay = { date: string; isInMonth: boolean; night: CalendarNight | null };

/** `2026-12`, and its weeks of seven days, including days of other months. */
export type CalendarMonth = { month: string; weeks: CalendarDay[][] };

type MonthOf = {
	room: {
		id: number;
		time_zone: string;
		filled_to: string | null;
		price: number;
		weekend_price: number | null;
		min_nights: number;
	};
	/** `2026-12`; anything else, a past month, or one beyond the horizon becomes this month. */
	month: string | null;
	now: Date;
};

type Row = Awaited<ReturnType<typeof readNights>>[number];
type Usual = Pick<MonthOf["room"], "price" | "weekend_price" | "min_nights">;

/** A night of a room in a calendar. */
export function calendarNight(room: Usual, row: Row) {
	const usual = isWeekendNight(row.date) ? (room.weekend_price ?? room.price) : room.price;
	return {
		date: row.date,
		/** Rooms left to book. */
		left: row.total - row.booked - row.blocked,
		total: row.total,
		booked: row.booked,
		/** Minor units, for the guests that the room's price includes. */
		price: row.price ?? usual,
		isOwnPrice: row.price !== null,
		minStay: row.min_stay ?? room.min_nights,
		isOwnMinStay: row.min_stay !== null,
		isClosed: Boolean(row.is_closed),
		noArrival: Boolean(row.no_arrival),
		noDeparture: Boolean(row.no_departure),
	};
}

export type CalendarNight = ReturnType<typeof calendarNight>;

/** A room's nights of two months, week by week, with links to the months before and after. */
export async function readMonths(db: Database, { room, month, now }: MonthOf) {
	const today = wallClock(now, room.time_zone).date;
	const first = today.slice(0, 7);
	const last = addDays(room.filled_to ?? addDays(today, 1), -1);
	const isThere = month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
	const shown = isThere && month >= first && month <= last.slice(0, 7) ? month : first;
	const before = addDays(`${shown}-01`, -1).slice(0, 7);
	const next = addDays(`${shown}-01`, 31).slice(0, 7);
	const after = next <= last.slice(0, 7) ? next : null;
	const to = addDays(`${after ?? shown}-01`, 31);
	const rows = await readNights(db, { roomId: room.id, from: `${shown}-01`, to });
	const byDate = new Map(rows.map((row) => [row.date, row]));
	const nightOf = (date: string): CalendarNight | null => {
		const row = byDate.get(date);
		return row ? calendarNight(room, row) : null;
	};
	const monthOf = (month: string): CalendarMonth => ({
		month,
		// Past weeks are left out.
		weeks: weeksOf(month)
			.filter((week) => (week[6] ?? today) >= today)
			.map((week) =>
				week.map((date) => {
					const isInMonth = date.startsWith(month);
					return { date, isInMonth, night: isInMonth && date >= today ? nightOf(date) : null };
				}),
			),
	});
	return {
		today,
		last,
		month: shown,
		before: before >= first ? before : null,
		after,
		months: [shown, ...(after ? [after] : [])].map(monthOf),
	};
}
