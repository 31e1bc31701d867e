import { sql } from "kysely";
import type { Period } from "#app/common/forms/period.server.ts";
import { readCapacityUse, readVehicleUse } from "#app/rent/fleet/capacity-use.server.ts";
import type { Database } from "#db/client.ts";
import type { MovingStatus } from "#db/schema/rent.ts";

const NOTHING = {
	/** Confirmed and delivered. */
	moves: 0,
	/** Their agreed prices. */
	revenue: 0,
	/** What customers owe for having cancelled late. */
	fees: 0,
	/** All but rejected ones. */
	bookings: 0,
	cancelled: 0,
	/** Half hours of vehicles at work, and how many of them are booked. */
	capacity: 0,
	booked: 0,
	/** Moves at which the driver arrived, and those of them no later than `ON_TIME_MINUTES` after the booked time. */
	arrivals: 0,
	onTime: 0,
};

/** The figures of the moves that are booked for a day. Amounts in minor units of the market's currency. */
export type MoveDay = typeof NOTHING & { date: string };

export const ON_TIME_MINUTES = 15;
const TAKES_PLACE: ReadonlySet<MovingStatus> = new Set(["confirmed", "delivered"]);

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
		now: moveFigures(shown),
		before: moveFigures(daysBefore),
		days: shown,
		daysBefore,
		vehicles,
	};
}

/** The figures of consecutive dates, with zeros for a date without moves. */
export async function readMoveDays(
	db: Database,
	{ dates, currency }: { dates: readonly string[]; currency: string },
): Promise<MoveDay[]> {
	const span = { from: dates.at(0) ?? "", to: dates.at(-1) ?? "", currency };
	const [bookings, capacity] = await Promise.all([readBookings(db, span), readCapacityUse(db, span)]);
	return dates.map((date) => {
		const { taken: booked = 0, total = 0 } = capacity.get(date) ?? {};
		return { date, ...NOTHING, ...bookings.get(date), booked, capacity: total };
	});
}

type BookingSums = Omit<MoveDay, "date" | "capacity" | "booked">;

/** By date. Reads only the index `moving_bookings_by_figures`, whose order makes the groups. */
async function readBookings(
	db: Database,
	{ from, to, currency }: Span,
): Promise<Map<string, Partial<BookingSums>>> {
	const rows = await db
		.selectFrom("moving_bookings")
		.select([
			...(["booking_date as date", "status"] as const),
			sql<number>`count(*)`.as("bookings"),
			sql<number>`sum(case when price_state = 'agreed' and currency = ${currency} then price end)`.as(
				"revenue",
			),
			sql<number>`sum(case when currency = ${currency} then cancellation_fee end)`.as("fees"),
			sql<number>`count(minutes_late)`.as("arrivals"),
			sql<number>`sum(case when minutes_late <= ${sql.lit(ON_TIME_MINUTES)} then 1 end)`.as("onTime"),
		])
		.where("booking_date", ">=", from)
		.where("booking_date", "<=", to)
		.where("status", "<>", "rejected")
		.groupBy(["booking_date", "status"])
		.execute();
	const days = new Map<string, BookingSums>();
	for (const { date, status, ...row } of rows) {
		const day = days.get(date) ?? { ...NOTHING };
		days.set(date, day);
		// PostgreSQL returns sums of big integers as text.
		day.bookings += Number(row.bookings);
		if (status === "cancelled") {
			day.cancelled += Number(row.bookings);
			day.fees += Number(row.fees);
		}
		if (!TAKES_PLACE.has(status)) continue;
		day.moves += Number(row.bookings);
		day.revenue += Number(row.revenue);
		day.arrivals += Number(row.arrivals);
		day.onTime += Number(row.onTime);
	}
	return days;
}

export type MoveFigures = ReturnType<typeof moveFigures>;

/** The figures of some days. Amounts in minor units, shares from 0 to 1; null where the divisor is 0. */
export function moveFigures(days: readonly MoveDay[]) {
	const sums = { ...NOTHING };
	for (const day of days) for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += day[key];
	const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
	return {
		moves: sums.moves,
		revenue: sums.revenue,
		fees: sums.fees,
		cancelledShare: share(sums.cancelled, sums.bookings),
		capacityShare: share(sums.booked, sums.capacity),
		onTimeShare: share(sums.onTime, sums.arrivals),
	};
}
