import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import type { Day } from "./period.server.ts";

/** What happened on a day. Amounts in minor units of the market's currency. */
export type DayFigures = {
	date: string;
	/** Totals less refunds, of the orders that count. */
	revenue: number;
	/** Those that count: neither cancelled nor expired. */
	orders: number;
	lost: number;
	/** Of those that count. */
	returned: number;
	/** Sold, less what came back. */
	units: number;
	/** Begun on that day, and how many of them have been ordered since. */
	carts: number;
	ordered: number;
};

type Sums = Omit<DayFigures, "date">;

const NOTHING: Sums = { revenue: 0, orders: 0, lost: 0, returned: 0, units: 0, carts: 0, ordered: 0 };
const IS_LOST = sql`orders.status in ('cancelled', 'expired')`;

/**
 * What happened on each of these days, with zeros where nothing did: three queries, each of which looks up a
 * range of the index on `created_at` for each day, so that a day begins and ends when the market's clock says so.
 */
export async function readDays(
	db: Database,
	{ days, currency }: { days: readonly Day[]; currency: string },
): Promise<DayFigures[]> {
	// Not in a `where`, for which SQLite would index all orders by currency first, each time.
	const isOurs = sql`orders.currency = ${currency}`;
	const counts = sql`${isOurs} and not (${IS_LOST})`;
	const found = await Promise.all([
		byDay(db, days, {
			what: sql`
				sum(case when ${counts} then orders.total - orders.refunded_total else 0 end) as revenue,
				sum(case when ${counts} then 1 else 0 end) as orders,
				sum(case when ${isOurs} and ${IS_LOST} then 1 else 0 end) as lost,
				sum(case when ${counts} and orders.fulfilment = 'returned' then 1 else 0 end) as returned`,
			from: sql`orders where ${during("orders")}`,
		}),
		byDay(db, days, {
			what: sql`sum(case when ${counts} then line.quantity - line.returned else 0 end) as units`,
			from: sql`orders cross join order_lines as line
				where ${during("orders")} and line.order_id = orders.id`,
		}),
		byDay(db, days, {
			what: sql`count(*) as carts, count(carts.claimed_at) as ordered`,
			from: sql`carts where ${during("carts")}`,
		}),
	]);
	return days.map(({ date }, at) =>
		Object.assign({ date, ...NOTHING }, ...found.map((each) => each.get(at))),
	);
}

const during = (table: "orders" | "carts") =>
	sql`${sql.ref(`${table}.created_at`)} >= days.start and ${sql.ref(`${table}.created_at`)} < days.stop`;

/** SQLite takes the tables of a cross join in the order in which they are written: the days first. */
async function byDay(
	db: Database,
	days: readonly Day[],
	{ what, from }: { what: RawBuilder<unknown>; from: RawBuilder<unknown> },
): Promise<Map<number, Partial<Sums>>> {
	const instant = engineOf(db) === "postgres" ? sql`timestamptz` : sql`text`;
	const bounds = days.map(
		({ start, stop }, at) => sql`(${sql.lit(at)}, cast(${start} as ${instant}), cast(${stop} as ${instant}))`,
	);
	const { rows } = await sql<{ day: number } & Record<string, number | string>>`
		with days (day, start, stop) as (values ${sql.join(bounds)})
		select days.day, ${what} from days cross join ${from} group by days.day`.execute(db);
	// PostgreSQL's sums of big integers come as text.
	return new Map(
		rows.map(({ day, ...sums }) => [
			Number(day),
			Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])),
		]),
	);
}

/** Several days as one. */
export function sumOfDays(days: readonly DayFigures[]): Sums {
	const sum = (key: keyof Sums) => days.reduce((total, day) => total + day[key], 0);
	return {
		revenue: sum("revenue"),
		orders: sum("orders"),
		lost: sum("lost"),
		returned: sum("returned"),
		units: sum("units"),
		carts: sum("carts"),
		ordered: sum("ordered"),
	};
}
