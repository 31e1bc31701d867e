import { Temporal } from "temporal-polyfill";

/**
 * The moment (UTC) at which a zone's clock shows this date and time. A time that the clock skips in spring
 * becomes the moment an hour later; a time that it repeats in autumn becomes the first of the two.
 */
export function momentOf(date: string, time: string, timeZone: string): Date {
	const zoned = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone);
	return new Date(zoned.epochMilliseconds);
}

/** The calendar date this many days after (negative: before) another, of the years 1 to 9999. */
export function addDays(date: string, days: number): string {
	const moment = new Date(`${date}T00:00:00Z`);
	moment.setUTCDate(moment.getUTCDate() + days);
	return moment.toISOString().slice(0, 10);
}
