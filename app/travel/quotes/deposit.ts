import { percentOf } from "#app/common/money.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { chargeablePart } from "#app/payments/providers/stripe-amount.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";

/** What a hotel asks its guests to pay online: nothing, a part of the total, or all of it. */
export type PaymentPolicy = { payment: "at_hotel" | "deposit" | "full"; deposit_percent: number };

/** The part of a total that is paid online, in percent. */
export const onlinePercent = ({ payment, deposit_percent }: PaymentPolicy): number =>
	payment === "at_hotel" ? 0 : payment === "full" ? 100 : deposit_percent;

/** What is paid online of a total, in minor units: rounded half up, then down to what the provider can charge. */
export const depositOf = (total: number, percent: number, currency: string): number =>
	chargeablePart(percentOf(total, percent), currency);

const HOUR_MS = 60 * 60 * 1000;
const PAY_WITHIN_HOURS = 24;
const CONFIRM_WITHIN_HOURS = 24;

type Arrival = { checkIn: string; checkInFrom: string; timeZone: string };

/** This many hours after it was asked for, but not after check-in; there is at least an hour before that. ISO, UTC. */
export function deadlineBefore(
	{ checkIn, checkInFrom, timeZone }: Arrival,
	hours: number,
	now: Date,
	askedAt: Date = now,
): string {
	const begins = momentOf(checkIn, checkInFrom, timeZone).getTime();
	const latest = Math.max(begins, now.getTime() + HOUR_MS);
	return new Date(Math.min(askedAt.getTime() + hours * HOUR_MS, latest)).toISOString();
}

/** Until when the guest of a stay that is paid at the hotel must confirm their email address, unless it expires. */
export const confirmBefore = (arrival: Arrival, now: Date): string =>
	deadlineBefore(arrival, CONFIRM_WITHIN_HOURS, now);

/** Until when a stay must be paid that was first asked to pay at `askedAt`, unless it expires. */
export const payBefore = (arrival: Arrival, now: Date, askedAt: Date = now): string =>
	deadlineBefore(arrival, PAY_WITHIN_HOURS, now, askedAt);

/** What the guest has paid online and not got back. */
export const keptOnline = (booking: Pick<StoredBooking, "paid_total" | "refunded_total">): number =>
	booking.paid_total - booking.refunded_total;
