import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import type { BookingStatus } from "./booking-states.ts";

type Agreed = {
	checkIn: string;
	/** The hotel's clock: `15:00`. */
	checkInFrom: string;
	timeZone: string;
	freeUntilDays: number;
};

/** Until when cancelling costs nothing: so many days before check-in, when check-in begins, by the hotel's clock. */
export const freeUntil = ({ checkIn, checkInFrom, timeZone, freeUntilDays }: Agreed): Date =>
	momentOf(addDays(checkIn, -freeUntilDays), checkInFrom, timeZone);

type Fees = {
	status: BookingStatus;
	/** Minor units, as the fee is. */
	total: number;
	free_until: string;
	late_fee_percent: number;
	no_show_percent: number;
};

/** What cancelling costs the guest at a moment, in minor units. A request that waits for its answer is free. */
export function cancellationFee(booking: Omit<Fees, "no_show_percent">, now: Date): number {
	const isFree = booking.status === "pending" || now.toISOString() <= booking.free_until;
	return isFree ? 0 : percentOf(booking.total, booking.late_fee_percent);
}

/** What not coming costs the guest, in minor units. */
export const noShowFee = (booking: Pick<Fees, "total" | "no_show_percent">): number =>
	percentOf(booking.total, booking.no_show_percent);

/** Rounded half up. */
const percentOf = (total: number, percent: number) => Math.floor((total * percent + 50) / 100);
