import { wallClock } from "#app/common/calendar.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Why a move can't take place at this local time, or null. */
export function refuseTime(move: {
	booking_date: string;
	booking_time: string;
	timeZone: string;
	now: Date;
}): "too_soon" | "too_far" | null {
	const ahead = momentOf(move.booking_date, move.booking_time, move.timeZone).getTime() - move.now.getTime();
	if (ahead < BOOKING_WINDOW.minHours * HOUR_MS) return "too_soon";
	return ahead > BOOKING_WINDOW.maxDays * 24 * HOUR_MS ? "too_far" : null;
}

/** The first and last date for which a move can be booked now, in the time zone. */
export function bookableDates({ timeZone, now }: { timeZone: string; now: Date }): {
	min: string;
	max: string;
} {
	const soonest = new Date(now.getTime() + BOOKING_WINDOW.minHours * HOUR_MS);
	const furthest = new Date(now.getTime() + BOOKING_WINDOW.maxDays * 24 * HOUR_MS);
	return { min: wallClock(soonest, timeZone).date, max: wallClock(furthest, timeZone).date };
}

/** How far ahead a move can be booked. */
export const BOOKING_WINDOW = { minHours: 2, maxDays: 90 };
