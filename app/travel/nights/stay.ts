import { Temporal } from "temporal-polyfill";

/** A stay's first and last calendar date at the hotel; the night of `checkOut` is not occupied. */
export type StayDates = { checkIn: string; checkOut: string };

/** How many nights lie between the two dates; negative when they are reversed. */
export const countNights = ({ checkIn, checkOut }: StayDates): number =>
	Temporal.PlainDate.from(checkIn).until(checkOut, { largestUnit: "days" }).days;

/** The dates of a stay's nights, in their order. Calendar days: a night that a clock change makes 23 hours is one. */
export function nightsOf(dates: StayDates): string[] {
	const first = Temporal.PlainDate.from(dates.checkIn);
	return Array.from({ length: Math.max(0, countNights(dates)) }, (_, days) => first.add({ days }).toString());
}

/** 1 for Monday, as ISO 8601 counts. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** Friday's and Saturday's night. */
export const isWeekendNight = (date: string): boolean => [5, 6].includes(weekdayOf(date));
