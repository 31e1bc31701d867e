import { formatMoment, timeOnClock, wallClock } from "#app/common/calendar.ts";
import { formatPhone } from "#app/common/forms/phone-field.ts";
import { t } from "#app/common/language/messages.ts";
import { formatDates, timeLeft } from "#app/travel/nights/format-stay.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import {
	mayAddExtras,
	mayChangeCheckOut,
	mayMoveDates,
	undoTarget,
} from "#app/travel/stays/booking-rules.ts";
import { awaitsEmail } from "#app/travel/stays/booking-states.ts";
import {
	formatAgreedTerms,
	formatBalance,
	toBookingView,
	toHistoryView,
} from "#app/travel/stays/booking-view.server.ts";
import { maySettleAtHotel, payableAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import { allowedStaffActions } from "#app/travel/stays/list/staff-actions.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { StayUnits } from "#app/travel/units/stay-units.server.ts";
import { toFolio } from "./ui/folio.ts";
import { undoName } from "./undo-messages.ts";

/** A booking for the hotel's staff: its full history with names and notes, and the actions possible now. */
export function toManagedBooking(
	booking: Booking,
	now: Date,
	{ units = null, isTeam = true }: { units?: StayUnits | null; isTeam?: boolean } = {},
) {
	const { time_zone: timeZone, hold_until, status } = booking;
	const { date: today } = wallClock(now, timeZone);
	const moment = (at: string) => formatMoment(at, timeZone, now);
	// Staff know the rules of their house.
	const { houseRules: _, ...shown } = toBookingView(booking, now);
	return {
		...shown,
		terms: formatAgreedTerms(booking, now, { isForStaff: true }),
		balance: formatBalance(booking),
		folio: toFolio(booking, now, Number(today.slice(0, 4))),
		/** Also those of a hotel that no longer sells any. */
		mayChangeExtras: shown.mayAddExtras || (booking.extras.length > 0 && mayAddExtras(booking)),
		/** Whether who asks works at the hotel, and not for the market. */
		isTeam,
		mayRecordPayment: maySettleAtHotel(booking) && (payableAtHotel(booking) > 0 || booking.atHotel > 0),
		contact: formatPhone(booking.contact, booking.contact_e164),
		contactHref: `tel:${booking.contact_e164}`,
		isEmailConfirmed: booking.is_email_confirmed || !booking.email,
		/** Until when the guest must confirm, unless staff keep the booking. */
		confirmUntil: awaitsEmail(booking) && booking.confirm_before ? moment(booking.confirm_before) : null,
		isWalkIn: booking.source === "walk_in",
		history: toHistoryView(booking, now),
		changes: allowedStaffActions(booking, { now, today }),
		datesLabel: datesLabel(booking, today),
		units: units && formatUnits(units, booking, today),
		undo: undoTarget(booking, timeZone, now) ? undoName(status) : null,
		/** How long a request waits for an answer. */
		until:
			status === "pending" && hold_until
				? { left: timeLeft(hold_until, now), moment: moment(hold_until) }
				: null,
		asOf: timeOnClock(now, timeZone),
	};
}

/** The numbered rooms of a stay: "101", or "101 · Fri 4 – Sat 5 Dec" for a part of it; and for which nights ahead it has none. */
function formatUnits({ spans, missing }: StayUnits, booking: Booking, today: string) {
	const year = Number(today.slice(0, 4));
	const isWhole = (span: StayDates) =>
		span.checkIn === booking.check_in && span.checkOut === booking.check_out;
	const ahead = missing.filter(({ checkOut }) => checkOut > today);
	const isOn =
		mayChangeCheckOut(booking, "staff") || booking.status === "confirmed" || booking.status === "pending";
	return {
		names: spans.map((span) => (isWhole(span) ? span.name : `${span.name} · ${formatDates(span, year)}`)),
		missing: spans.length > 0 ? ahead.map((span) => formatDates(span, year)).join(", ") : "",
		/** Whether a room may be assigned now, or another one. */
		label:
			isOn && today < booking.check_out ? (ahead.length > 0 ? t.roomPlan.assign : t.roomPlan.move) : null,
	};
}

function datesLabel(booking: Booking, today: string): string | null {
	if (mayChangeCheckOut(booking, "staff")) return t.managedBooking.extendOrShorten;
	return mayMoveDates(booking, today, "staff") ? t.managedBooking.changeDates : null;
}
