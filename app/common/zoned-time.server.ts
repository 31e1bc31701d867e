import { LRUCache } from "lru-cache";
import { Temporal } from "temporal-polyfill";

/** By clock and zone. Converting one takes as long as reading a row. */
const moments = new LRUCache<string, number>({ max: 5_000 });

/**
 * The moment (UTC) at which a zone's clock shows this date and time. A time that the clock skips in spring
 * becomes the moment an hour later; a time that it repeats in autumn becomes the first of the two.
 */
export function momentOf(date: string, time: string, timeZone: string): Date {
	const key = `${date}T${time} ${timeZone}`;
	const ms =
		moments.get(key) ??
		Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds;
	moments.set(key, ms);
	return new Date(ms);
}

/** The calendar date this many days after (negative: before) another, of the years 1 to 9999. */
export function addDays(date: string, days: number): string {
	const moment = new Date(`${date}T00:00:00Z`);
	moment.setUTCDate(moment.getUTCDate() + days);
	return moment.toISOString().slice(0, 10);
}
