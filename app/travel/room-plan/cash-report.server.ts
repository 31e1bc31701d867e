import { momentOf } from "#app/common/zoned-time.server.ts";
import { dateOfDay, dayOf } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import type { DeskPaymentMethod } from "#db/schema/travel-bookings.ts";

type CashDay = { hotelId: number; timeZone: string; date: string };

/** What the desk of a hotel took and gave back on a day of its calendar, in order. */
export const readDeskMoney = (db: Database, { hotelId, timeZone, date }: CashDay) =>
	db
		.selectFrom("desk_payments as payment")
		.innerJoin("bookings", "bookings.id", "payment.booking_id")
		.leftJoin("accounts", "accounts.id", "payment.actor_id")
		.select(["payment.id", "payment.amount", "payment.method", "payment.at", "accounts.name as by"])
		.select(["bookings.number", "bookings.name", "bookings.currency"])
		.where("payment.hotel_id", "=", hotelId)
		.where("payment.at", ">=", momentOf(date, "00:00", timeZone).toISOString())
		.where("payment.at", "<", momentOf(dateOfDay(dayOf(date) + 1), "00:00", timeZone).toISOString())
		.orderBy("payment.at")
		.orderBy("payment.id")
		.execute();

export type DeskMoney = Awaited<ReturnType<typeof readDeskMoney>>[number];

type CashSum = {
	by: string | null;
	method: DeskPaymentMethod;
	currency: string;
	received: number;
	givenBack: number;
};

/** The sums of a day by person and method, in minor units. */
export function sumDeskMoney(
	rows: readonly Pick<DeskMoney, "by" | "method" | "currency" | "amount">[],
): CashSum[] {
	const sums = new Map<string, CashSum>();
	for (const { by, method, currency, amount } of rows) {
		const key = `${by} ${method} ${currency}`;
		const sum = sums.get(key) ?? { by, method, currency, received: 0, givenBack: 0 };
		if (amount > 0) sum.received += amount;
		else sum.givenBack -= amount;
		sums.set(key, sum);
	}
	return [...sums.values()].sort(
		(one, other) => (one.by ?? "").localeCompare(other.by ?? "") || one.method.localeCompare(other.method),
	);
}
