import { maskId } from "#app/common/masked-id.ts";
import { keptOnline } from "#app/travel/quotes/deposit.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import { awaitsPayment, hasEnded } from "./booking-states.ts";

type Money = Pick<
	StoredBooking,
	"total" | "paid_total" | "refunded_total" | "deposit" | "status" | "pay_before"
>;

/**
 * The part of the price that is paid online. Money that arrives although the deposit is not asked for any more, because
 * the guest has arrived or has paid the desk, is on its way back.
 */
export const settledOnline = (booking: Omit<Money, "total" | "status">): number =>
	booking.pay_before === null && booking.deposit > 0 ? keptOnline(booking) : 0;

/** What is paid at the hotel: all that is not paid online, or to be paid there now. */
export const dueAtHotel = (booking: Money): number =>
	Math.max(0, booking.total - (awaitsPayment(booking) ? booking.deposit : settledOnline(booking)));

type AtHotel = Money & {
	fee: number;
	/** What the desk has recorded as paid there; minor units. */
	atHotel: number;
};

/** The page of the receipt for what a desk recorded. */
export const deskReceiptPath = (number: string, paymentId: number): string =>
	`/track/${number}/payments/${maskId(paymentId)}`;

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

/** What the guest has paid online and gets back, but has not got back yet, in minor units. */
export const onItsWayBack = (booking: Money & { fee: number }): number =>
	keptOnline(booking) -
	Math.min(
		keptOnline(booking),
		hasEnded(booking.status) ? booking.fee : Math.min(booking.total, settledOnline(booking)),
	);

/** What a desk may take now, in minor units: of a guest who is asked to pay online everything, as at check-in. */
export const payableAtHotel = (booking: AtHotel): number =>
	balanceAtHotel(awaitsPayment(booking) ? { ...booking, status: "checked_in" } : booking);

/** Whether the desk records payments of a stay: it is booked, or ended with a fee or with money to give back. */
export const maySettleAtHotel = ({ status, fee, atHotel }: Pick<AtHotel, "status" | "fee" | "atHotel">) =>
	hasEnded(status) ? fee > 0 || atHotel > 0 : status !== "pending";
