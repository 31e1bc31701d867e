import { wallClock } from "#app/site/calendar.ts";
import { addDays } from "#app/site/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import { readNights, weeksOf } from "./edit-nights.server.ts";
import { isWeekendNight } from "./stay.ts";

/** A night as the calendar shows it; nothing is known of one that is null there. */
export type CalendarNight = {
	date: string;
	/** Rooms that are left to book. */
	left: number;
	total: number;
	booked: number;
	/** Minor units, for those that the room's price covers. */
	price: number;
	/** Whether that is not the room's usual price. */
	isOwnPrice: boolean;
	minStay: number;
	isOwnMinStay: boolean;
	isClosed: boolean;
	noArrival: boolean;
	noDeparture: boolean;
};

export type CalendarDay = { date: string; isInMonth: boolean; isOver: boolean; night: CalendarNight | null };

type MonthOf = {
	room: {
		id: number;
		time_zone: string;
		filled_to: string | null;
		price: number;
		weekend_price: number | null;
		min_nights: number;
	};
	/** `2026-12`; anything else, or a month that is over or beyond the horizon, is this month. */
	month: string | null;
	now: Date;
};

/** A month of a room's nights, week by week, with the months around it that there are. */
export async function readMonth(db: Database, { room, month, now }: MonthOf) {
	const today = wallClock(now, room.time_zone).date;
	const first = today.slice(0, 7);
	const last = addDays(room.filled_to ?? addDays(today, 1), -1);
	const isThere = month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
	const shown = isThere && month >= first && month <= last.slice(0, 7) ? month : first;
	const weeks = weeksOf(shown);
	const from = weeks[0]?.[0] ?? today;
	const rows = await readNights(db, { roomId: room.id, from, to: addDays(weeks.at(-1)?.[6] ?? from, 1) });
	const byDate = new Map(rows.map((row) => [row.date, row]));
	const nightOf = (date: string): CalendarNight | null => {
		const row = byDate.get(date);
		if (!row) return null;
		const usual = isWeekendNight(date) ? (room.weekend_price ?? room.price) : room.price;
		return {
			date,
			left: row.total - row.booked - row.blocked,
			total: row.total,
			booked: row.booked,
			price: row.price ?? usual,
			isOwnPrice: row.price !== null,
			minStay: row.min_stay ?? room.min_nights,
			isOwnMinStay: row.min_stay !== null,
			isClosed: Boolean(row.is_closed),
			noArrival: Boolean(row.no_arrival),
			noDeparture: Boolean(row.no_departure),
		};
	};
	const before = addDays(`${shown}-01`, -1).slice(0, 7);
	const after = addDays(`${shown}-01`, 31).slice(0, 7);
	return {
		today,
		last,
		month: shown,
		before: before >= first ? before : null,
		after: after <= last.slice(0, 7) ? after : null,
		// Weeks that are over have nothing to show.
		weeks: weeks
			.filter((week) => (week[6] ?? today) >= today)
			.map((week) =>
				week.map(
					(date): CalendarDay => ({
						date,
						isInMonth: date.startsWith(shown),
						isOver: date < today,
						night: date < today ? null : nightOf(date),
					}),
				),
			),
	};
}
