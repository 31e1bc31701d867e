import type { Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { commissionOn } from "#app/common/market/commission-rate.ts";
import { keptOnline } from "#app/travel/quotes/deposit.ts";
import { priceOfNights } from "#app/travel/quotes/policy.ts";
import type { CommissionKind } from "#db/schema/commission.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";

type BookingChange = {
	/** As the change has left it. */
	booking: StoredBooking;
	/** Of the hotel: decides the month. */
	timeZone: string;
	now: Date;
};

/** Minor units. */
type Earnings = { base: number; commission: number; collected: number };

/**
 * What the entries of a booking add up to: the commission on the price of the nights of a stay that is checked out or on a no-show fee,
 * and the part of what is due, with the tax, that the market holds. Of the fee of a cancelled stay only the part counts that the
 * market holds, because a hotel often waives the rest.
 */
export function earningsOf(booking: StoredBooking): Earnings {
	const { status, total, fee, commission_rate: rate } = booking;
	const held = Math.max(0, keptOnline(booking));
	const due = status === "checked_out" ? total : status === "no_show" || status === "cancelled" ? fee : 0;
	const collected = Math.min(due, held);
	const base = status === "cancelled" ? collected : status === "checked_out" ? priceOfNights(booking) : due;
	return { base, commission: commissionOn(base, rate), collected };
}

/**
 * Adds what a change of a booking, or of what the guest has paid online, earns or takes back to the ledger, in the
 * transaction of that change and with the booking locked. Adds nothing where nothing changes: without a rate, and
 * without money that the market holds.
 */
export async function recordCommission(
	trx: Transaction<Schema>,
	{ booking, timeZone, now }: BookingChange,
): Promise<void> {
	if (booking.status === "pending" || booking.status === "confirmed") return;
	const before = await trx
		.selectFrom("commission_entries")
		.select((eb) => [
			eb.fn.countAll<number>().as("count"),
			eb.fn.sum<number | null>("base").as("base"),
			eb.fn.sum<number | null>("commission").as("commission"),
			eb.fn.sum<number | null>("collected").as("collected"),
		])
		.where("booking_id", "=", booking.id)
		.executeTakeFirstOrThrow();
	const earned = earningsOf(booking);
	const commission = earned.commission - Number(before.commission);
	const collected = earned.collected - Number(before.collected);
	if (commission === 0 && collected === 0) return;
	const base = earned.base - Number(before.base);
	await trx
		.insertInto("commission_entries")
		.values({
			hotel_id: booking.hotel_id,
			booking_id: booking.id,
			sequence: Number(before.count) + 1,
			kind: kindOf(booking, { isFirst: Number(before.base) === 0, base, collected }),
			booking_number: booking.number,
			check_in: booking.check_in,
			check_out: booking.check_out,
			currency: booking.currency,
			base,
			rate: booking.commission_rate,
			commission,
			collected_by: collected === 0 ? "hotel" : "market",
			collected,
			month: monthAt(now, timeZone),
			at: now.toISOString(),
			statement_id: null,
		})
		.execute();
}

type Difference = { isFirst: boolean; base: number; collected: number };

function kindOf({ status }: StoredBooking, { isFirst, base, collected }: Difference): CommissionKind {
	if (status === "checked_in") return "check_out_undone";
	if (isFirst && base !== 0)
		return status === "checked_out" ? "check_out" : status === "no_show" ? "no_show" : "late_cancellation";
	return collected > 0 ? "payment" : "refund";
}

/** The month that a hotel's calendar shows: `2026-11`. */
export const monthAt = (now: Date, timeZone: string): string => wallClock(now, timeZone).date.slice(0, 7);
