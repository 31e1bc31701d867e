import { Temporal } from "temporal-polyfill";

/**
 * The moment (UTC) at which a zone's clock shows this date and time. In the hour that a clock skips in
 * spring, the moment an hour later; in the one it repeats in autumn, the first.
 */
export function momentOf(date: string, time: string, timeZone: string): Date {
	const zoned = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone);
	return new Date(zoned.epochMilliseconds);
}

/** The calendar date some days (negative: before) from another. */
export function addDays(date: string, days: number): string {
	return Temporal.PlainDate.from(date).add({ days }).toString();
}
