import { sql } from "kysely";
import type { Period } from "#app/common/forms/period.server.ts";
import { readCapacityUse, readVehicleUse } from "#app/rent/dispatch/capacity-use.server.ts";
import type { Database } from "#db/client.ts";

/** The figures of the moves that are booked for a day. Amounts in minor units of the market's currency. */
export type MoveDay = {
	date: string;
	/** Confirmed and delivered. */
	moves: number;
	/** Their agreed prices. */
	revenue: number;
	/** What customers owe for having cancelled late. */
	fees: number;
	/** All but rejected ones. */
	bookings: number;
	cancelled: number;
	/** Half hours of vehicles at work, and how many of them are booked. */
	capacity: number;
	booked: number;
	/** Moves at which the driver arrived, and those of them no later than `ON_TIME_MINUTES` after the booked time. */
	arrivals: number;
	onTime: number;
};

const NOTHING: Omit<MoveDay, "date"> = {
	...{ moves: 0, revenue: 0, fees: 0, bookings: 0, cancelled: 0 },
	...{ capacity: 0, booked: 0, arrivals: 0, onTime: 0 },
};

export const ON_TIME_MINUTES = 15;
const TAKES_PLACE = sql`status in ('confirmed', 'delivered')`;

type Span = { from: string; to: string; currency: string };

/** All figures of `/trucking-dashboard/analytics` for a period and the previous one, by the date of the move. */
export async function readMoveFigures(
	db: Database,
	{ period, currency }: { period: Period; currency: string },
) {
	const { days, before } = period;
	const dates = days.map(({ date }) => date);
	const [all, vehicles] = await Promise.all([
		readMoveDays(db, { dates: [...before.map(({ date }) => date), ...dates], currency }),
		readVehicleUse(db, { dates }),
	]);
	const [daysBefore, shown] = [all.slice(0, before.length), all.slice(before.length)];
	return {
		...{ now: moveFigures(shown), before: moveFigures(daysBefore) },
		...{ days: shown, daysBefore, vehicles },
	};
}

/** The figures of consecutive dates, with zeros for a date without moves. */
export async function readMoveDays(
	db: Database,
	{ dates, currency }: { dates: readonly string[]; currency: string },
): Promise<MoveDay[]> {
	const span = { from: dates.at(0) ?? "", to: dates.at(-1) ?? "", currency };
	const [bookings, arrivals, capacity] = await Promise.all([
		readBookings(db, span),
		readArrivals(db, span),
		readCapacityUse(db, span),
	]);
	return dates.map((date) => {
		const { taken: booked = 0, total = 0 } = capacity.get(date) ?? {};
		return { date, ...NOTHING, ...bookings.get(date), ...arrivals.get(date), booked, capacity: total };
	});
}

/** Reads only the index `moving_bookings_by_figures`. */
async function readBookings(db: Database, { from, to, currency }: Span) {
	const isPriced = sql`${TAKES_PLACE} and price_state = 'agreed' and currency = ${currency}`;
	const rows = await db
		.selectFrom("moving_bookings")
		.select([
			"booking_date as date",
			sql<number>`count(*)`.as("bookings"),
			sql<number>`sum(case when ${TAKES_PLACE} then 1 else 0 end)`.as("moves"),
			sql<number>`sum(case when ${isPriced} then price else 0 end)`.as("revenue"),
			sql<number>`sum(case when status = 'cancelled' then 1 else 0 end)`.as("cancelled"),
			sql<number>`sum(case when status = 'cancelled' and currency = ${currency}
				then coalesce(cancellation_fee, 0) else 0 end)`.as("fees"),
		])
		.where("booking_date", ">=", from)
		.where("booking_date", "<=", to)
		.where("status", "<>", "rejected")
		.groupBy("booking_date")
		.execute();
	return byDate(rows);
}

async function readArrivals(db: Database, { from, to }: Span) {
	const rows = await db
		.selectFrom("moving_bookings as booking")
		.innerJoin("move_job_steps as step", "step.booking_id", "booking.id")
		.select([
			"booking.booking_date as date",
			sql<number>`count(*)`.as("arrivals"),
			sql<number>`sum(case when step.minutes_late <= ${sql.lit(ON_TIME_MINUTES)} then 1 else 0 end)`.as(
				"onTime",
			),
		])
		.where("booking.booking_date", ">=", from)
		.where("booking.booking_date", "<=", to)
		.where("booking.status", "in", ["confirmed", "delivered"])
		.where("step.step", "=", "arrived")
		.where("step.minutes_late", "is not", null)
		.groupBy("booking.booking_date")
		.execute();
	return byDate(rows);
}

/** PostgreSQL returns sums of big integers as text. */
function byDate<Row extends { date: string }>(rows: readonly Row[]): Map<string, Omit<Row, "date">> {
	return new Map(
		rows.map(({ date, ...sums }) => [
			date,
			Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])) as Omit<Row, "date">,
		]),
	);
}

export type MoveFigures = ReturnType<typeof moveFigures>;

/** The figures of some days. Amounts in minor units, shares from 0 to 1; null where the divisor is 0. */
export function moveFigures(days: readonly MoveDay[]) {
	const sums = { ...NOTHING };
	for (const day of days) for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += day[key];
	const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
	return {
		...{ moves: sums.moves, revenue: sums.revenue, fees: sums.fees },
		cancelledShare: share(sums.cancelled, sums.bookings),
		capacityShare: share(sums.booked, sums.capacity),
		onTimeShare: share(sums.onTime, sums.arrivals),
	};
}
