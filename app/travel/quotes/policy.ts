import { percentOf } from "#app/common/money.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import type { BookingStatus } from "#db/schema/travel-bookings.ts";

type Agreed = {
	checkIn: string;
	/** In the hotel's time zone: `15:00`. */
	checkInFrom: string;
	timeZone: string;
	freeUntilDays: number;
};

/** The end of free cancellation: a number of days before check-in, at the hotel's check-in time. */
export const freeUntil = ({ checkIn, checkInFrom, timeZone, freeUntilDays }: Agreed): Date =>
	momentOf(addDays(checkIn, -freeUntilDays), checkInFrom, timeZone);

type Fees = {
	status: BookingStatus;
	/** Minor units, like the fee. */
	total: number;
	/** The extras and the stay tax in the total, which a stay that does not take place does not owe. */
	extras_total: number;
	tax_total: number;
	free_until: string;
	late_fee_percent: number;
	no_show_percent: number;
	/** Set while its deposit is not paid. */
	pay_before?: string | null;
};

type Price = "total" | "extras_total" | "tax_total";

/** What the nights of a stay cost, in minor units: fees and the commission are parts of it. */
export const priceOfNights = (booking: Pick<Fees, Price>): number =>
	booking.total - booking.extras_total - booking.tax_total;

/**
 * The cancellation fee at a moment, in minor units. A request without an answer is free, and so is a stay whose deposit
 * is not paid yet, because it would expire.
 */
export function stayCancellationFee(booking: Omit<Fees, "no_show_percent">, now: Date): number {
	const isFree =
		booking.status === "pending" || Boolean(booking.pay_before) || now.toISOString() <= booking.free_until;
	return isFree ? 0 : percentOf(priceOfNights(booking), booking.late_fee_percent);
}

export const noShowFee = (booking: Pick<Fees, Price | "no_show_percent">): number =>
	percentOf(priceOfNights(booking), booking.no_show_percent);
