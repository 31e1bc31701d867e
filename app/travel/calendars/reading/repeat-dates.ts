import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { type EventTime, inZone, readTime } from "./calendar-time.ts";

/**
 * Counts down the cost of the dates in a file. Its time is limited, too, because the library looks through
 * centuries for a date that a rule never has, such as the fourth of all fifth weekdays of a month.
 */
export type Budget = { steps: number; endsAt: number };

const READING_MS = 3_000;

export const newBudget = (steps: number): Budget => ({ steps, endsAt: performance.now() + READING_MS });

/** A file has too many dates. */
export class BudgetExhaustedError extends Error {}

export function spend(budget: Budget, steps: number): void {
	budget.steps -= steps;
	if (budget.steps < 0 || performance.now() > budget.endsAt) throw new BudgetExhaustedError();
}

const RULE_LENGTH = 400;
/** The library counts larger intervals day by day. */
const INTERVAL = /INTERVAL=\d{4,}/i;

/**
 * Returns the starts of a repeating event (RRULE) up to a date, and perhaps not those before `from`. Throws a
 * `BudgetExhaustedError` when the file has too many, and any other error for an invalid rule.
 */
export function repeatDates(
	written: string,
	start: EventTime,
	{ from, to, budget }: { from: string; to: string; budget: Budget },
): EventTime[] {
	if (written.length > RULE_LENGTH || INTERVAL.test(written)) throw new Error("an unusual rule");
	const rule = ICAL.Recur.fromString(written);
	if (/SECONDLY|MINUTELY|HOURLY/.test(rule.freq)) throw new BudgetExhaustedError();
	const cost = costOf(rule);
	spend(budget, cost);
	nameDays(rule, start.date);
	const first = { ...start, date: skipAhead(rule, start.date, from) };
	const isIncluded = takeConditions(rule);
	let left = rule.count ?? Number.POSITIVE_INFINITY;
	rule.count = null;
	rule.until = earlierOf(untilOf(written, start), asLibraryTime({ ...start, date: to }));
	const dates: EventTime[] = [];
	const iterator = rule.iterator(asLibraryTime(first));
	for (let next = iterator.next(); next && left > 0; next = iterator.next()) {
		spend(budget, cost);
		const date = next.toString().slice(0, 10);
		const isDate = isIncluded(next);
		if (isDate) dates.push({ ...start, date });
		// The start of an event counts, also where its rule leaves it out.
		if (isDate || date === start.date) left -= 1;
	}
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
	// One less, because the library may begin before its first date.
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

/**
 * Takes out of a rule what only leaves out dates, and returns it as a condition: the library would look for a daily
 * 30 February for ever. It turns a monthly or yearly one into 2 March.
 */
function takeConditions({ freq, parts }: ICAL.Recur): (time: ICAL.Time) => boolean {
	if (freq !== "YEARLY" && (parts.BYWEEKNO || parts.BYYEARDAY)) throw new Error("an unusual rule");
	const months: unknown[] = parts.BYMONTH ?? [];
	const days: unknown[] = parts.BYMONTHDAY ?? [];
	const weekdays: string[] = freq === "DAILY" ? (parts.BYDAY ?? []) : [];
	if (freq !== "YEARLY") delete parts.BYMONTH;
	if (freq === "DAILY") {
		delete parts.BYMONTHDAY;
		delete parts.BYDAY;
	}
	return (time) =>
		(months.length === 0 || months.includes(time.month)) &&
		(days.length === 0 || [time.day, daysToEnd(time)].some((day) => days.includes(day))) &&
		(weekdays.length === 0 || weekdays.includes(ICAL.Recur.numericDayToIcalDay(time.dayOfWeek())));
}

/** -1 for the last day of a month. */
const daysToEnd = ({ day, month, year }: ICAL.Time) => day - ICAL.Time.daysInMonth(month, year) - 1;

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
