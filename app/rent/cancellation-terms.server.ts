import { formatMoment } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import type { MovePriceState, MovingStatus } from "./moving-booking.ts";

const HOUR_MS = 60 * 60 * 1000;

/** What a version of a rate card says about cancelling. */
export type CancellationPolicy = { free_hours: number; late_fee_percent: number };

type CancellableMove = {
	booking_date: string;
	booking_time: string;
	status: MovingStatus;
	price_state: MovePriceState;
	/** Minor units of `currency`. */
	price: number | null;
	currency: string | null;
	/** That of the price; null for a price without a rate card. */
	policy: CancellationPolicy | null;
};

type Clock = { timeZone: string; now: Date };

/** The moment from which cancelling is no longer free, and what it then costs; null: it is always free. */
function lateFeeOf(
	{ booking_date, booking_time, price, policy }: CancellableMove,
	{ timeZone }: Pick<Clock, "timeZone">,
): { freeUntil: Date; amount: number; percent: number } | null {
	if (price === null || !policy) return null;
	const { free_hours, late_fee_percent: percent } = policy;
	const amount = Math.floor((price * percent + 50) / 100);
	if (amount === 0) return null;
	const moves = momentOf(booking_date, booking_time, timeZone);
	return { freeUntil: new Date(moves.getTime() - free_hours * HOUR_MS), amount, percent };
}

/**
 * What the customer owes for cancelling now, in minor units: a percent of the agreed price of a confirmed move, rounded
 * half up, from the policy's deadline on. A move that is not confirmed can be cancelled for free.
 */
export function moveCancellationFee(move: CancellableMove, clock: Clock): number {
	const late = lateFeeOf(move, clock);
	const isDue = move.status === "confirmed" && move.price_state === "agreed";
	return late && isDue && clock.now >= late.freeUntil ? late.amount : 0;
}

/** Whether the time of free cancellations is over, which is also the last moment to move the date. */
export const isPastFreeHours = (
	{ booking_date, booking_time, policy }: Pick<CancellableMove, "booking_date" | "booking_time" | "policy">,
	{ timeZone, now }: Clock,
): boolean =>
	momentOf(booking_date, booking_time, timeZone).getTime() - (policy?.free_hours ?? 0) * HOUR_MS <=
	now.getTime();

/** What cancelling costs now and later, as a sentence for the customer. */
export function describeCancellation(move: CancellableMove, clock: Clock): string {
	const late = lateFeeOf(move, clock);
	if (!late || move.currency === null || move.price === null) return "Cancelling is free.";
	const cost = `${formatMoney(late.amount, move.currency)} (${late.percent}% of ${formatMoney(move.price, move.currency)})`;
	if (clock.now < late.freeUntil) {
		const until = formatMoment(late.freeUntil.toISOString(), clock.timeZone, clock.now);
		return `Cancelling is free until ${until}. After that it costs ${cost}.`;
	}
	return move.status === "confirmed"
		? `Cancelling now costs ${cost}.`
		: `Cancelling is free until we confirm the move. After that it costs ${cost}.`;
}
