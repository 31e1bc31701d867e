import { chargeablePart } from "#app/common/payments/stripe-amount.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { percentOf } from "./policy.ts";

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

type Arrival = { checkIn: string; checkInFrom: string; timeZone: string };

/** This many hours from now, but not after check-in; there is at least an hour. ISO, UTC. */
export function deadlineBefore(
	{ checkIn, checkInFrom, timeZone }: Arrival,
	hours: number,
	now: Date,
): string {
	const begins = momentOf(checkIn, checkInFrom, timeZone).getTime();
	const latest = Math.max(begins, now.getTime() + HOUR_MS);
	return new Date(Math.min(now.getTime() + hours * HOUR_MS, latest)).toISOString();
}

/** Until when a stay must be paid that is confirmed now, unless it expires. */
export const payBefore = (arrival: Arrival, now: Date): string =>
	deadlineBefore(arrival, PAY_WITHIN_HOURS, now);

type Money = {
	total: number;
	paid_total: number;
	refunded_total: number;
	deposit: number;
	pay_before: string | null;
};

/** What the guest has paid online and not got back. */
export const keptOnline = ({
	paid_total,
	refunded_total,
}: Pick<Money, "paid_total" | "refunded_total">): number => paid_total - refunded_total;

/** What is paid at the hotel: all that is not paid online, or to be paid there now. */
export const dueAtHotel = (booking: Money): number =>
	Math.max(0, booking.total - (booking.pay_before === null ? keptOnline(booking) : booking.deposit));
