import { weekdayOf } from "#app/common/calendar.ts";

/** A stay's check-in and check-out date at the hotel; the night of `checkOut` is not occupied. */
export type StayDates = { checkIn: string; checkOut: string };

/** The guests and rooms of a stay, for all rooms together. */
export type StayParty = { rooms: number; adults: number; children: number };

export type Stay = StayDates & StayParty;

const DAY_MS = 24 * 60 * 60 * 1000;

/* Calendar dates have no time zone, so they are counted as days since 1970-01-01. A search without results
   counts thousands of them, and Temporal takes ten times as long. */

/** The number of days from 1970-01-01 to a date. Takes a valid `2026-12-04`; years 0001 to 9999. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

const dates = new Map<number, string>();
/** Some three years, which is more than people search in. */
const DATES_KEPT = 1_000;

/** The date this many days after 1970-01-01. */
export function dateOfDay(day: number): string {
	const cached = dates.get(day);
	if (cached !== undefined) return cached;
	const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
	if (dates.size === DATES_KEPT) dates.clear();
	dates.set(day, date);
	return date;
}

/** The number of nights between two dates; negative when they are reversed. */
export const countNights = ({ checkIn, checkOut }: StayDates): number => dayOf(checkOut) - dayOf(checkIn);

/** The dates of a stay's nights, in order. Calendar days: a night of 23 hours at a clock change is one. */
export function nightsOf(dates: StayDates): string[] {
	const first = dayOf(dates.checkIn);
	return Array.from({ length: Math.max(0, countNights(dates)) }, (_, days) => dateOfDay(first + days));
}

/** The first date on which a stay that has begun can end: not before today, and after at least one night. */
export function earliestCheckOut({ checkIn, today }: { checkIn: string; today: string }): string {
	const second = dateOfDay(dayOf(checkIn) + 1);
	return second > today ? second : today;
}

/** Friday and Saturday night. */
export const isWeekendNight = (date: string): boolean => [5, 6].includes(weekdayOf(date));
