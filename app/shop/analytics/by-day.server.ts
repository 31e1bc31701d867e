import { type RawBuilder, sql } from "kysely";
import type { Day } from "#app/common/forms/period.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";

/** The figures of a day. Amounts in minor units of the market's currency. */
export type DayFigures = {
	date: string;
	/** Totals minus refunds, of the orders that count. */
	revenue: number;
	/** Orders that count: neither cancelled nor expired. */
	orders: number;
	lost: number;
	/** Returned, of those that count. */
	returned: number;
	/** Units sold minus units returned. */
	units: number;
	/** Carts created on that day, and how many of them became orders. */
	carts: number;
	ordered: number;
};

type Sums = Omit<DayFigures, "date">;

const NOTHING: Sums = { revenue: 0, orders: 0, lost: 0, returned: 0, units: 0, carts: 0, ordered: 0 };
const HOUR_MS = 60 * 60 * 1000;
const IS_LOST = sql`orders.status in ('cancelled', 'expired')`;

/**
 * Returns the figures of each of these days, with zeros for empty days: the sums of the hours within a day
 * and, where a day begins or ends within an hour, the orders of that part of the hour.
 */
export async function readDays(
	db: Database,
	{ days, currency }: { days: readonly Day[]; currency: string },
): Promise<DayFigures[]> {
	const { whole, parts } = splitByHours(days);
	const found = await Promise.all([
		bySpan(db, whole, {
			what: sql`sum(revenue) as revenue, sum(orders) as orders, sum(lost) as lost, sum(returned) as returned,
				sum(units) as units`,
			from: sql`order_figures where currency = ${currency} and hour >= spans.start and hour < spans.stop`,
		}),
		bySpan(db, whole, {
			what: sql`sum(carts) as carts, sum(ordered) as ordered`,
			from: sql`cart_figures where hour >= spans.start and hour < spans.stop`,
		}),
		...(parts.length > 0 ? readParts(db, parts, currency) : []),
	]);
	const figures = days.map(({ date }): DayFigures => ({ date, ...NOTHING }));
	for (const { at, ...sums } of found.flat())
		for (const [name, sum] of Object.entries(sums) as [keyof Sums, number][]) {
			const day = figures[at];
			if (day) day[name] += Number(sum);
		}
	return figures;
}

/** A part of the day at this place of the list. */
type Span = { at: number; start: number; stop: number };

/** Splits each day into whole hours, and the parts of hours before and after them. */
function splitByHours(days: readonly Day[]): { whole: Span[]; parts: Span[] } {
	const [whole, parts]: [Span[], Span[]] = [[], []];
	for (const [at, day] of days.entries()) {
		const [start, stop] = [Date.parse(day.start), Date.parse(day.stop)];
		const from = Math.min(stop, Math.ceil(start / HOUR_MS) * HOUR_MS);
		const to = Math.max(from, Math.floor(stop / HOUR_MS) * HOUR_MS);
		whole.push({ at, start: from, stop: to });
		parts.push({ at, start, stop: from }, { at, start: to, stop });
	}
	return { whole, parts: parts.filter(({ start, stop }) => start < stop) };
}

function readParts(db: Database, parts: readonly Span[], currency: string) {
	// Not in a `where`: SQLite would build an index by currency for each query.
	const isOurs = sql`orders.currency = ${currency}`;
	const counts = sql`${isOurs} and not (${IS_LOST})`;
	return [
		bySpan(db, parts, {
			what: sql`
				sum(case when ${counts} then orders.total + orders.overpaid_total - orders.refunded_total else 0 end) as revenue,
				sum(case when ${counts} then 1 else 0 end) as orders,
				sum(case when ${isOurs} and ${IS_LOST} then 1 else 0 end) as lost,
				sum(case when ${counts} and orders.fulfilment = 'returned' then 1 else 0 end) as returned`,
			from: sql`orders where ${during("orders")}`,
		}),
		bySpan(db, parts, {
			what: sql`sum(case when ${counts} then line.quantity - line.returned else 0 end) as units`,
			from: sql`orders cross join order_lines as line
				where ${during("orders")} and line.order_id = orders.id`,
		}),
		bySpan(db, parts, {
			what: sql`count(*) as carts, count(carts.ordered_at) as ordered`,
			from: sql`carts where ${during("carts")}`,
		}),
	];
}

const during = (table: "orders" | "carts") =>
	sql`${sql.ref(`${table}.created_at`)} >= spans.start and ${sql.ref(`${table}.created_at`)} < spans.stop`;

type SpanSums = { at: number } & Partial<Sums>;

async function bySpan(
	db: Database,
	spans: readonly Span[],
	{ what, from }: { what: RawBuilder<unknown>; from: RawBuilder<unknown> },
): Promise<SpanSums[]> {
	const { instant, sumBySpan } = adapterOf(db);
	const moment = (ms: number) => instant(new Date(ms).toISOString());
	const bounds = spans.map(({ at, start, stop }) => sql`(${sql.lit(at)}, ${moment(start)}, ${moment(stop)})`);
	const { rows } = await sql<SpanSums>`
		with spans (at, start, stop) as (values ${sql.join(bounds)}) ${sumBySpan({ what, from })}`.execute(db);
	// PostgreSQL returns sums of big integers as text.
	return rows;
}

export function sumOfDays(days: readonly DayFigures[]): Sums {
	const sums = { ...NOTHING };
	for (const day of days) for (const key of Object.keys(sums) as (keyof Sums)[]) sums[key] += day[key];
	return sums;
}
