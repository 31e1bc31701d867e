import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { type EventTime, inZone, readTime } from "./calendar-time.ts";

/** Counts down the cost of reading a file. Throws `BudgetExhaustedError` at zero. */
export type Budget = { steps: number };

/** An event, or the whole file, has too many repeats. */
export class BudgetExhaustedError extends Error {}

/** The limit on the cost of one event's dates, see `costOf`. */
const STEPS_OF_EVENT = 20_000;
const RULE_LENGTH = 400;
/** The library counts larger intervals day by day. */
const INTERVAL = /INTERVAL=\d{4,}/i;

/**
 * Returns the starts of a repeating event (RRULE) between two dates, and perhaps some earlier ones. The
 * library expands the rule under a limit on its work and stops at `to`, so a rule that matches no date also
 * ends. Throws `BudgetExhaustedError` at the limit, and any other error for an invalid rule.
 */
export function repeatDates(
	written: string,
	start: EventTime,
	{ from, to, budget }: { from: string; to: string; budget: Budget },
): EventTime[] {
	if (written.length > RULE_LENGTH || INTERVAL.test(written)) throw new Error("an unusual rule");
	const rule = ICAL.Recur.fromString(written);
	if (/SECONDLY|MINUTELY|HOURLY/.test(rule.freq)) throw new BudgetExhaustedError();
	nameDays(rule, start.date);
	const first = { ...start, date: skipAhead(rule, start.date, from) };
	rule.until = earlierOf(untilOf(written, start), asLibraryTime({ ...start, date: to }));
	const dates: EventTime[] = [];
	const iterator = boundedIterator(rule, asLibraryTime(first), budget);
	for (let next = iterator.next(); next; next = iterator.next())
		if (matches(rule, next)) dates.push({ ...start, date: next.toString().slice(0, 10) });
	return dates;
}

/** Adds the days that a rule takes from its start; the library would move 29 February to 1 March. */
function nameDays({ freq, parts }: ICAL.Recur, date: string): void {
	const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
	if (parts.BYDAY || parts.BYMONTHDAY || parts.BYYEARDAY || parts.BYWEEKNO) return;
	if (freq === "MONTHLY" || freq === "YEARLY") parts.BYMONTHDAY = [day];
	if (freq === "YEARLY") parts.BYMONTH ??= [month];
}

/** A later start from which a rule gives the same dates from `from` on, so that earlier years are skipped. */
function skipAhead({ freq, interval, count, parts }: ICAL.Recur, start: string, from: string): string {
	if (count || parts.BYWEEKNO || start >= from) return start;
	const [first, last] = [Temporal.PlainDate.from(start), Temporal.PlainDate.from(from)];
	// One less, because the library takes its first date unchecked.
	const times = (periods: number) => Math.max(0, Math.floor(periods / interval) - 1) * interval;
	if (freq === "DAILY") return first.add({ days: times(first.until(last).days) }).toString();
	if (freq === "WEEKLY")
		return first.add({ weeks: times(Math.floor(first.until(last).days / 7)) }).toString();
	const months = (last.year - first.year) * 12 + last.month - first.month;
	const skipped =
		freq === "MONTHLY"
			? first.with({ day: 1 }).add({ months: times(months) })
			: first.with({ day: 1, month: 1 }).add({ years: times(last.year - first.year) });
	return Temporal.PlainDate.compare(skipped, first) > 0 ? skipped.toString() : start;
}

/** The library turns 30 February into 2 March, and ignores the weekday of a daily rule's first date. */
function matches({ freq, parts }: ICAL.Recur, time: ICAL.Time): boolean {
	const days: unknown[] = parts.BYMONTHDAY ?? [];
	const months: unknown[] = parts.BYMONTH ?? [];
	const weekdays: string[] = freq === "DAILY" ? (parts.BYDAY ?? []) : [];
	return (
		(months.length === 0 || months.includes(time.month)) &&
		(days.length === 0 || days.includes(time.day) || days.some((each) => Number(each) < 0)) &&
		(weekdays.length === 0 || weekdays.includes(ICAL.Recur.numericDayToIcalDay(time.dayOfWeek())))
	);
}

/** The cost of a date in the library, relative to a daily rule. */
function costOf({ freq, parts }: ICAL.Recur): number {
	if (freq !== "MONTHLY" && freq !== "YEARLY") return 1;
	return parts.BYSETPOS ? 60 : 5;
}

function asLibraryTime({ date, time }: EventTime): ICAL.Time {
	return time === null ? ICAL.Time.fromDateString(date) : ICAL.Time.fromDateTimeString(`${date}T${time}`);
}

/** The end of a rule in the event's time zone: calendars write it in UTC. */
function untilOf(written: string, start: EventTime): ICAL.Time | null {
	const [, value] = /UNTIL=([^;]*)/i.exec(written) ?? [];
	if (value === undefined) return null;
	const until = readTime(value, start.zone);
	if (!until) throw new Error("not a date");
	return asLibraryTime(inZone(until, start.zone));
}

const earlierOf = (until: ICAL.Time | null, end: ICAL.Time) =>
	until && until.compare(end) < 0 ? until : end;

/** The library's iterator with a limit on dates and years; a rule that matches nothing would run for ever. */
function boundedIterator(
	rule: ICAL.Recur,
	dtstart: ICAL.Time,
	budget: Budget,
): { next: () => ICAL.Time | null } {
	const lastYear = rule.until?.year ?? 0;
	const cost = costOf(rule);
	let steps = 0;
	const spend = (year: number) => {
		steps += cost;
		budget.steps -= cost;
		if (steps > STEPS_OF_EVENT || budget.steps < 0) throw new BudgetExhaustedError();
		if (year > lastYear + 1) throw new Ended();
	};
	class Bounded extends ICAL.RecurIterator {
		override check_contracting_rules(): boolean {
			spend(this.last.year);
			return super.check_contracting_rules();
		}
		override expand_year_days(year: number): number {
			spend(year);
			return super.expand_year_days(year);
		}
	}
	return { next: nullAtEnd(() => new Bounded({ rule, dtstart })) };
}

/** There are no more dates before the end. */
class Ended extends Error {}

function nullAtEnd(make: () => ICAL.RecurIterator): () => ICAL.Time | null {
	const orNull = <T>(work: () => T): T | null => {
		try {
			return work();
		} catch (error) {
			if (error instanceof Ended) return null;
			throw error;
		}
	};
	const iterator = orNull(make);
	return () => iterator && orNull(() => iterator.next());
}
