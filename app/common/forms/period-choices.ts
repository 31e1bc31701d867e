import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";

export type PeriodChoice = "7" | "30" | "90" | "month" | "own";

/** The periods with a link; `own` is typed as two dates. */
export const PERIODS: readonly Exclude<PeriodChoice, "own">[] = ["7", "30", "90", "month"];

export const periodLabel = (period: Exclude<PeriodChoice, "own">): string =>
	period === "month" ? t.charts.thisMonth : t.counts.days({ count: Number(period) });

/** `Sat 24 Oct – Sat 21 Nov`: the first and the last of some days, with the year when it is not that of `today`. */
export function formatSpan(days: readonly { date: string }[], today: string): string {
	const [first, last] = [days[0]?.date ?? today, days.at(-1)?.date ?? today];
	const thisYear = Number(today.slice(0, 4));
	return first === last
		? formatDate(first, thisYear)
		: `${formatDate(first, thisYear)} – ${formatDate(last, thisYear)}`;
}
