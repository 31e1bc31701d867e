import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";

/**
 * `Arrives Tue 24 – Fri 27 Nov.`, for an order on `today`. A method's days are working days, Monday to
 * Friday, after the day of the order; nothing arrives at a weekend.
 */
export function deliveryDays(
	{ minDays, maxDays }: { minDays: number; maxDays: number },
	today: string,
): string {
	const day = (days: number) => formatDate(plusWorkingDays(today, days), Number(today.slice(0, 4)));
	return minDays === maxDays
		? t.delivery.arrives({ day: day(minDays) })
		: t.delivery.arrivesBetween({ from: day(minDays), to: day(maxDays) });
}

/** The date a number of working days after a date; a working day itself. */
export function plusWorkingDays(date: string, days: number): string {
	const at = new Date(`${date}T00:00:00Z`);
	const isWeekend = () => at.getUTCDay() === 0 || at.getUTCDay() === 6;
	const next = () => at.setUTCDate(at.getUTCDate() + 1);
	for (let left = days; left > 0; ) {
		next();
		if (!isWeekend()) left--;
	}
	while (isWeekend()) next();
	return at.toISOString().slice(0, 10);
}
