import { boundsOf, type Period } from "#app/common/forms/period.server.ts";
import type { Database } from "#db/client.ts";
import { type DayFigures, readDays, sumOfDays } from "./by-day.server.ts";
import { readGoods } from "./goods-sold.server.ts";
import { readNeedsDoing } from "./needs-doing.server.ts";

/** The figures of a period. Amounts in minor units, shares from 0 to 1; null where the divisor is 0. */
export type Figures = ReturnType<typeof figuresOf>;

/**
 * All figures of `/dashboard` for a period and the previous one. Only orders in the market's currency count.
 */
export async function readDashboard(
	db: Database,
	{ period, currency, now }: { period: Period; currency: string; now: Date },
) {
	const { days, before } = period;
	const [all, needs] = await Promise.all([
		readDays(db, { days: [...before, ...days], currency }),
		readNeedsDoing(db),
	]);
	const shown = all.slice(before.length);
	const figures = figuresOf(shown);
	return {
		now: figures,
		before: figuresOf(all.slice(0, before.length)),
		days: shown,
		daysBefore: all.slice(0, before.length),
		goods: await readGoods(db, { ...boundsOf(days), currency, orders: figures.orders, now }),
		needs,
	};
}

export function figuresOf(days: readonly DayFigures[]) {
	const { revenue, orders, lost, returned, units, carts, ordered } = sumOfDays(days);
	const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
	return {
		revenue,
		orders,
		average: orders > 0 ? Math.round(revenue / orders) : null,
		units,
		carts,
		conversion: share(ordered, carts),
		lostShare: share(lost, orders + lost),
		returnedShare: share(returned, orders),
	};
}
