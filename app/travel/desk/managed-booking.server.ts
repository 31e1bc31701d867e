import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { formatPhone } from "#app/common/forms/phone-field.ts";
import { mayChangeCheckOut, mayMoveDates, undoTarget } from "#app/travel/stays/booking-rules.ts";
import { toBookingView, toHistoryView } from "#app/travel/stays/booking-view.server.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import { timeLeft } from "./arrival.ts";
import { allowedStaffActions } from "./staff-actions.ts";
import { undoName } from "./undo-messages.ts";

/** A booking for the hotel's staff: its full history with names and notes, and the actions possible now. */
export function toManagedBooking(booking: Booking, now: Date) {
	const { time_zone: timeZone, currency, hold_until, status } = booking;
	const { date: today, time } = wallClock(now, timeZone);
	const moment = (at: string) => formatMoment(at, timeZone, now);
	const { terms, stay, arrive, leave, roomName, party, nights, bookedAt, isOn, payment, money, isUnpaid } =
		toBookingView(booking, now);
	const { number, name, email, requests, total, fee, rooms, hotel_name: hotelName } = booking;
	return {
		...{ number, status, name, email, requests, total, fee, rooms, currency, hotelName },
		...{ terms, stay, arrive, leave, roomName, party, nights, bookedAt, isOn, payment, money, isUnpaid },
		contact: formatPhone(booking.contact, booking.contact_e164),
		contactHref: `tel:${booking.contact_e164}`,
		isWalkIn: booking.source === "walk_in",
		history: toHistoryView(booking, now),
		invoices: booking.invoices,
		changes: allowedStaffActions(booking, { now, today }),
		datesLabel: datesLabel(booking, today),
		undo: undoTarget(booking, timeZone, now) ? undoName(status) : null,
		/** How long a request waits for an answer. */
		until:
			status === "pending" && hold_until
				? { left: timeLeft(hold_until, now), moment: moment(hold_until) }
				: null,
		asOf: time,
	};
}

function datesLabel(booking: Booking, today: string): string | null {
	if (mayChangeCheckOut(booking, "staff")) return "Extend or shorten";
	return mayMoveDates(booking, today, "staff") ? "Change dates" : null;
}
