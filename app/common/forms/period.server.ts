import { isCalendarDate, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { withoutUnseen } from "#app/common/typed-text.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import type { PeriodChoice } from "./period-choices.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LENGTHS = { "7": 7, "30": 30, "90": 90 } as const;
/** Longer periods would make charts with too many days to read. */
const MAX_DAYS = 366;

/** A day of the market's calendar, from its first moment (UTC) up to, not including, `stop`. */
export type Day = { date: string; start: string; stop: string };

export type Period = { choice: PeriodChoice; days: Day[]; before: Day[] };

type PeriodReading = { period: Period; typed: { from: string; to: string }; problem: string | null };

/**
 * Reads the period of a dashboard from its URL: `period` (7, 30, 90, month), or `from` and `to`, inclusive dates of the
 * market's calendar; by default the last 30 days. `before` is the period of the same length that ends the day
 * before. Today is incomplete, so the day it is compared with ends at the same time of day.
 */
export function readPeriod(url: URLSearchParams, market: { timeZone: string; now: Date }): PeriodReading {
	const today = wallClock(market.now, market.timeZone).date;
	const typed = { from: withoutUnseen(url.get("from") ?? ""), to: withoutUnseen(url.get("to") ?? "") };
	if (typed.from || typed.to) {
		const problem = problemOf(typed, today);
		const period = problem ? lastDays("30", today, market) : makePeriod("own", typed, market);
		return { period, typed: problem ? typed : datesOf(period), problem };
	}
	const chosen = url.get("period");
	const period =
		chosen === "month"
			? makePeriod("month", { from: `${today.slice(0, 8)}01`, to: today }, market)
			: lastDays(chosen === "7" || chosen === "90" ? chosen : "30", today, market);
	return { period, typed: datesOf(period), problem: null };
}

function problemOf({ from, to }: { from: string; to: string }, today: string): string | null {
	if (!isCalendarDate(from) || !isCalendarDate(to)) return t.fields.enterPeriod;
	if (from > to) return t.fields.startAfterEnd;
	if (to > today) return t.fields.endInFuture;
	if (daysBetween(from, to) > MAX_DAYS) return t.fields.tooManyDays({ max: MAX_DAYS });
	return from < "2000-01-01" ? t.fields.startTooEarly : null;
}

const lastDays = (choice: keyof typeof LENGTHS, today: string, market: { timeZone: string; now: Date }) =>
	makePeriod(choice, { from: addDays(today, 1 - LENGTHS[choice]), to: today }, market);

function makePeriod(
	choice: PeriodChoice,
	{ from, to }: { from: string; to: string },
	{ timeZone, now }: { timeZone: string; now: Date },
): Period {
	const count = daysBetween(from, to);
	const dates = Array.from({ length: 2 * count + 1 }, (_, at) => addDays(from, at - count));
	const midnights = dates.map((date) => momentOf(date, "00:00", timeZone).toISOString());
	const days = dates
		.slice(0, -1)
		.map((date, at): Day => ({ date, start: midnights[at] ?? "", stop: midnights[at + 1] ?? "" }));
	const last = days.at(-1);
	const before = days.slice(0, count);
	const lastBefore = before.at(-1);
	if (last && lastBefore && last.stop > now.toISOString()) {
		const { time } = wallClock(now, timeZone);
		lastBefore.stop = momentOf(lastBefore.date, time, timeZone).toISOString();
	}
	return { choice, days: days.slice(count), before };
}

/** The number of days, including both. */
const daysBetween = (from: string, to: string): number =>
	Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

const datesOf = ({ days }: Period) => ({ from: days[0]?.date ?? "", to: days.at(-1)?.date ?? "" });

/** From the first moment of the first day to the last moment of the last. */
export const boundsOf = (days: readonly Day[]): { start: string; stop: string } => ({
	start: days[0]?.start ?? "",
	stop: days.at(-1)?.stop ?? "",
});
