import { wallClock } from "#app/common/calendar.ts";
import { dayOf } from "#app/travel/nights/stay.ts";
import { BOOKING_STATES, type BookingStatus } from "./booking-states.ts";

/** Who changes a booking: staff (of the hotel or of Meeha), the guest, or a background job. */
export type BookingParty = "staff" | "guest" | "clock";

type Move = {
	by: readonly BookingParty[];
	/** The condition on the hotel's date, relative to check-in. */
	day?: "from_check_in" | "after_check_in";
	/** The condition on the deadline of a request, or of a deposit. */
	hold?: "running" | "over";
	/** Staff must give a reason. */
	why?: true;
};

/** The conditions of a change besides the current status, by the new status. */
const MOVES: Record<Exclude<BookingStatus, "pending">, Move> = {
	confirmed: { by: ["staff"], hold: "running" },
	rejected: { by: ["staff"], hold: "running", why: true },
	cancelled: { by: ["staff", "guest"], why: true },
	expired: { by: ["clock"], hold: "over" },
	checked_in: { by: ["staff"], day: "from_check_in" },
	no_show: { by: ["staff"], day: "after_check_in" },
	checked_out: { by: ["staff"] },
};

export type Movable = {
	status: BookingStatus;
	check_in: string;
	hold_until: string | null;
	/** Until when its deposit must be paid; null when it is, or when none is asked for. */
	pay_before?: string | null;
	/** Until when its guest must confirm their address; null when they have, or need not. */
	confirm_before?: string | null;
};

/** The current moment, and the hotel's calendar date. */
export type Moment = { now: Date; today: string };

type Change = { to: BookingStatus; by: BookingParty };
type CheckingIn = Pick<Movable, "status" | "check_in"> & { check_out: string; online_check_in: string };

export type UnmetCondition = "status" | "party" | "day" | "hold";

/** What prevents a change, or null; buttons and rules use the same table. */
export function unmetBookingCondition(
	booking: Movable,
	{ to, by }: Change,
	{ now, today }: Moment,
): UnmetCondition | null {
	if (to === "pending" || !BOOKING_STATES[booking.status].to.includes(to)) return "status";
	const move: Move = MOVES[to];
	if (!move.by.includes(by)) return "party";
	// A guest who did not arrive can't cancel: after the day of check-in only the hotel records what happened.
	if (by === "guest" && booking.status === "confirmed" && today > booking.check_in) return "day";
	if (move.day === "from_check_in" && today < booking.check_in) return "day";
	if (move.day === "after_check_in" && today <= booking.check_in) return "day";
	const until =
		booking.status === "pending"
			? booking.hold_until
			: (booking.pay_before ?? booking.confirm_before ?? null);
	const isOver = until !== null && until <= now.toISOString();
	if (move.hold && (move.hold === "over") !== isOver) return "hold";
	return null;
}

export const mayChangeBooking = (booking: Movable, change: Change, moment: Moment): boolean =>
	unmetBookingCondition(booking, change, moment) === null;

export const requiresReason = (to: BookingStatus): boolean =>
	to !== "pending" && (MOVES[to] as Move).why === true;

/**
 * Whether a stay may move to other dates: it is confirmed and has not begun. Guests may do so only where the
 * hotel confirms automatically, because the new dates need confirmation; hotels that confirm by hand move
 * stays themselves. `today` is the hotel's date.
 */
export const mayMoveDates = (booking: Movable, today: string, by: "guest" | "staff" = "guest"): boolean =>
	booking.status === "confirmed" &&
	(by === "staff" || booking.hold_until === null) &&
	today <= booking.check_in;

/** Whether a stay may be extended or shortened: by staff, while the guest is checked in. */
export const mayChangeCheckOut = ({ status }: Pick<Movable, "status">, by: "guest" | "staff"): boolean =>
	by === "staff" && status === "checked_in";

type Correction = { to: BookingStatus; at: "checked_in_at" | "checked_out_at" };

/**
 * Statuses that staff can undo on the same day, with the status before and when it was recorded. These steps are not in
 * the state table.
 */
const CORRECTIONS: Partial<Record<BookingStatus, Correction>> = {
	checked_in: { to: "confirmed", at: "checked_in_at" },
	checked_out: { to: "checked_in", at: "checked_out_at" },
};

type Undoable = { status: BookingStatus } & Record<Correction["at"], string | null>;

/** The step that undoes a check-in or check-out; undefined for any other status. */
export const correctionOf = (status: BookingStatus): Correction | undefined => CORRECTIONS[status];

/**
 * The status that a booking returns to when its check-in or check-out is undone, or null when it can't be
 * undone: only on the day it was recorded, in the hotel's time zone.
 */
export function undoTarget(booking: Undoable, timeZone: string, now: Date): BookingStatus | null {
	const correction = correctionOf(booking.status);
	const at = correction && booking[correction.at];
	if (!at) return null;
	return wallClock(at, timeZone).date === wallClock(now, timeZone).date ? correction.to : null;
}

const DAYS_BEFORE = 2;

/** Whether a guest may check in online, where the hotel asks for it: from two days before until the desk checks them in. */
export const mayCheckInOnline = (
	{ status, check_in, check_out, online_check_in }: CheckingIn,
	today: string,
): boolean =>
	online_check_in !== "off" &&
	status === "confirmed" &&
	dayOf(today) >= dayOf(check_in) - DAYS_BEFORE &&
	today < check_out;

/** Whether extras can be added to a stay: it is ahead or in progress. */
export const mayAddExtras = ({ status }: { status: BookingStatus }): boolean =>
	status === "confirmed" || status === "checked_in";
