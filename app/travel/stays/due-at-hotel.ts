import { keptOnline } from "#app/travel/quotes/deposit.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import { awaitsPayment, hasEnded } from "./booking-states.ts";

type Money = Pick<
	StoredBooking,
	"total" | "paid_total" | "refunded_total" | "deposit" | "status" | "pay_before"
>;

/** The part of the price that is paid online. Money for a deposit that is not asked for any more is on its way back. */
export const settledOnline = (booking: Omit<Money, "total" | "deposit" | "status">): number =>
	booking.pay_before === null ? keptOnline(booking) : 0;

/** What is paid at the hotel: all that is not paid online, or to be paid there now. */
export const dueAtHotel = (booking: Money): number =>
	Math.max(0, booking.total - (awaitsPayment(booking) ? booking.deposit : settledOnline(booking)));

type AtHotel = Money & {
	fee: number;
	/** What the desk has recorded as paid there; minor units. */
	atHotel: number;
};

/** The sum of what a desk has recorded, in minor units. */
export const sumAtHotel = (payments: readonly { amount: number }[]): number =>
	payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What the guest has still to pay at the hotel, in minor units: the part of the price, or of the fee of a stay that has
 * ended, that is neither paid online, nor asked for there, nor recorded by the desk. Negative: the hotel has to give it back.
 */
export function balanceAtHotel(booking: AtHotel): number {
	const { status, fee, paid_total, total, deposit, atHotel } = booking;
	const owed = hasEnded(status)
		? Math.max(0, fee - paid_total)
		: status === "pending"
			? total - deposit
			: dueAtHotel(booking);
	return owed - atHotel;
}

/** Whether the desk records payments of a stay: its guest has arrived, or owes a fee. */
export const maySettleAtHotel = ({ status, fee }: Pick<AtHotel, "status" | "fee">): boolean =>
	status === "checked_in" || status === "checked_out" || (hasEnded(status) && fee > 0);
