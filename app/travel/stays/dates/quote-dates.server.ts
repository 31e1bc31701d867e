import { wallClock } from "#app/common/calendar.ts";
import { type QuoteRefusal, quoteStay } from "#app/travel/booking/quote-stay.server.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import { mayChangeCheckOut, mayMoveDates } from "#app/travel/stays/booking-rules.ts";
import { freeUntil, stayCancellationFee } from "#app/travel/stays/policy.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { type MovedStay, spansOutside } from "./moved-stay.ts";
import { quoteCheckOut } from "./quote-check-out.server.ts";

export type DatesRefusal =
	| QuoteRefusal
	/** Only a confirmed booking that was booked without a request and has not begun can move. */
	| { reason: "not_movable" | "same_dates" }
	/** The guest is checked in, so the arrival date can't change. */
	| { reason: "arrived" }
	/** A stay that has begun can't end before the hotel's today. */
	| { reason: "past_check_out"; today: string }
	/** Free cancellation has ended: nights can be added, but none given up. */
	| { reason: "late"; freeUntil: string };

export type DatesQuote = {
	ok: true;
	nights: { date: string; price: number }[];
	/** Minor units. */
	total: number;
	/** ISO, UTC. Once it has passed it stays: the stay can then begin earlier, never later. */
	freeUntil: string;
};

type DatesQuery = { booking: Booking; to: StayDates; now: Date; by?: "guest" | "staff" };

/**
 * Returns the price of a booking on other dates, or why it can't move there. Kept nights keep their agreed
 * price, new ones cost today's price, and the policy stays. When cancellation is no longer free, a guest can
 * add nights but not give any up, so that moving does not avoid the fee. Staff may move any confirmed stay
 * that has not begun; the guest's cancellation fee stays due. They may change the end of a stay that has
 * begun: see `quoteCheckOut`.
 */
export async function quoteDates(
	db: Database,
	{ booking, to, now, by = "guest" }: DatesQuery,
): Promise<DatesQuote | ({ ok: false } & DatesRefusal)> {
	const from = { checkIn: booking.check_in, checkOut: booking.check_out };
	const today = wallClock(now, booking.time_zone).date;
	if (mayChangeCheckOut(booking, by)) return quoteCheckOut(db, { booking, to, today });
	if (!mayMoveDates(booking, today, by)) return { ok: false, reason: "not_movable" };
	if (from.checkIn === to.checkIn && from.checkOut === to.checkOut)
		return { ok: false, reason: "same_dates" };
	const isLate = stayCancellationFee(booking, now) > 0;
	if (by === "guest" && isLate && spansOutside(from, to).length > 0)
		return { ok: false, reason: "late", freeUntil: booking.free_until };
	const moved: MovedStay = { ...from, rooms: booking.rooms, nights: booking.nights };
	const { rooms, adults, children, room_id: roomId } = booking;
	const quote = await quoteStay(db, { ...to, rooms, adults, children, roomId, now, moved, by });
	if (!quote.ok) return quote;
	// The hotel now confirms by hand: it has not agreed to these nights.
	if (by === "guest" && quote.holdUntil !== null) return { ok: false, reason: "not_movable" };
	const begins = { checkIn: to.checkIn, checkInFrom: booking.check_in_from, timeZone: booking.time_zone };
	const free = freeUntil({ ...begins, freeUntilDays: booking.free_until_days }).toISOString();
	const isOver = isLate && booking.free_until < free;
	return {
		ok: true,
		nights: quote.nights,
		total: quote.total,
		freeUntil: isOver ? booking.free_until : free,
	};
}
