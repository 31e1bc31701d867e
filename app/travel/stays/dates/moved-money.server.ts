import type { Transaction } from "kysely";
import { askFor, paidStay, refundExcess, stopAsking } from "#app/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { chargeablePart } from "#app/payments/providers/stripe-amount.ts";
import { depositOf, payBefore } from "#app/travel/quotes/deposit.ts";
import { awaitsPayment } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";

type MovedBooking = Pick<
	StoredBooking,
	"number" | "status" | "check_in" | "currency" | "deposit" | "deposit_percent" | "pay_before"
> & { check_in_from: string; time_zone: string };

type Moving = {
	/** The new check-in date. */
	checkIn: string;
	/** What may be asked for online of the new total, in minor units: `payableOnline`. */
	payable: number;
	by: "guest" | "staff";
	/** Whether the site takes payments online. */
	isOnline: boolean;
	now: Date;
};

/** What a stay asks for online once it has new dates. Amounts in minor units. */
export type MovedMoney = {
	deposit: number;
	/** Until when the whole deposit must be paid; null when nothing of it is left to pay. */
	payBefore: string | null;
	/** The stay is paid and now costs more: it moves only once this difference is paid. */
	difference: { amount: number; payBefore: string } | null;
};

/**
 * What a stay asks for online on new dates, by the rule of booking: its agreed part of the new total. While it is
 * unpaid, its whole deposit is asked for again, and the day to pay counts on from its first payment. A paid stay that
 * its guest makes dearer asks for the difference first. What staff change is settled at the hotel, as a walk-in is.
 */
export async function moneyOnNewDates(
	db: Database,
	booking: MovedBooking,
	{ checkIn, payable, by, isOnline, now }: Moving,
): Promise<MovedMoney> {
	const { currency, deposit: before, pay_before } = booking;
	const wanted = isOnline ? depositOf(payable, booking.deposit_percent, currency) : 0;
	const arrival = { checkInFrom: booking.check_in_from, timeZone: booking.time_zone };
	if (pay_before !== null) {
		if (wanted === 0) return { deposit: 0, payBefore: null, difference: null };
		const hasArrived = booking.status !== "confirmed";
		const until = hasArrived
			? pay_before
			: payBefore({ ...arrival, checkIn }, now, await firstAskedAt(db, booking.number, now));
		return { deposit: wanted, payBefore: until, difference: null };
	}
	if (by === "guest" && wanted > before) {
		const first = checkIn < booking.check_in ? checkIn : booking.check_in;
		const until = payBefore({ ...arrival, checkIn: first }, now);
		return {
			deposit: wanted,
			payBefore: null,
			difference: { amount: wanted - before, payBefore: until },
		};
	}
	return { deposit: Math.min(before, chargeablePart(payable, currency)), payBefore: null, difference: null };
}

async function firstAskedAt(db: Database, number: string, now: Date): Promise<Date> {
	const { subject } = paidStay(number);
	const first = await db
		.selectFrom("payments")
		.select("created_at")
		.where("subject", "=", subject)
		.where("subject_number", "=", number)
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	return first ? new Date(first.created_at) : now;
}

type Settling = { provider: PaymentProviderName | null; reason: string; now: Date };

/** Asks for the deposit of a stay whose price has changed while it is unpaid, and refunds what was paid for more than it costs. */
export async function settleNewPrice(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	{ provider, reason, now }: Settling,
): Promise<void> {
	const paid = paidStay(booking.number);
	if (awaitsPayment(booking) && provider)
		await askFor(trx, { ...paid, provider, amount: booking.deposit, currency: booking.currency, now });
	else await stopAsking(trx, { ...paid, now });
	await refundExcess(trx, { ...paid, kept: booking.total, reason, now });
}
