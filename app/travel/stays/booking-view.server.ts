import { formatDate, formatMoment, wallClock } from "#app/common/calendar.ts";
import { formatPhone } from "#app/common/forms/phone-field.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatTerms } from "#app/travel/booking/terms-messages.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { hotelPath, stayFields } from "#app/travel/search/hotel-path.ts";
import { formatParty } from "#app/travel/search/stay-form.ts";
import { isGuestCancellation } from "./booking-history.server.ts";
import { mayChangeBooking, mayMoveDates } from "./booking-rules.ts";
import { BOOKING_STATES, type BookingStatus, HOLDING } from "./booking-states.ts";
import { formatEvent } from "./event-messages.ts";
import { hotelAddress } from "./own/hotel-address.ts";
import { stayCancellationFee } from "./policy.ts";
import type { Booking } from "./read-booking.server.ts";

/**
 * Formats a booking for its guest: times and dates as text in the hotel's time zone, the agreed terms, and
 * what they may do now. Leaves out who at the hotel did what, and notes.
 */
export function toBookingView(booking: Booking, now: Date) {
	const { time_zone: timeZone, currency, total, status } = booking;
	const today = wallClock(now, timeZone).date;
	const year = Number(today.slice(0, 4));
	const dates = { checkIn: booking.check_in, checkOut: booking.check_out };
	const moment = (at: string) => formatMoment(at, timeZone, now);
	const terms = {
		freeUntilDays: booking.free_until_days,
		freeUntil: booking.free_until,
		lateFeePercent: booking.late_fee_percent,
		noShowPercent: booking.no_show_percent,
	};
	return {
		number: booking.number,
		status,
		dates,
		currency,
		total,
		fee: booking.fee,
		invoices: booking.invoices,
		rooms: booking.rooms,
		name: booking.name,
		email: booking.email,
		contact: booking.contact,
		requests: booking.requests,
		roomName: booking.rooms === 1 ? booking.room_name : `${booking.rooms} × ${booking.room_name}`,
		hotelName: booking.hotel_name,
		hotelHref: hotelPath(booking.hotel_id),
		hotelEmail: booking.hotel_email,
		/** With its country code, because guests may be abroad. */
		hotelContact: formatPhone(booking.hotel_contact, booking.hotel_contact_e164),
		hotelContactHref: `tel:${booking.hotel_contact_e164}`,
		houseRules: booking.house_rules,
		address: hotelAddress(booking),
		stay: formatStay(dates, year),
		party: formatParty(booking),
		arrive: `${formatDate(dates.checkIn, year)}, from ${booking.check_in_from}`,
		leave: `${formatDate(dates.checkOut, year)}, by ${booking.check_out_until}`,
		outcome: formatOutcome(booking, now),
		/** Whether the stay is ahead, in progress or completed; not when it was cancelled or expired. */
		isOn: HOLDING.includes(status) || status === "checked_out",
		payment: formatPayment(status),
		/** The search for another room: with the same stay while it is in the future. */
		againHref: `/hotels/results?${new URLSearchParams([
			["destination", booking.city],
			...(dates.checkIn < today ? [] : stayFields({ ...booking, ...dates })),
		])}`,
		holdUntil: status === "pending" && booking.hold_until ? moment(booking.hold_until) : null,
		terms: HOLDING.includes(status)
			? formatTerms({ ...terms, total, currency, timeZone, isRequest: status === "pending" }, now)
			: [],
		nights: booking.nights.map(({ date, price }) => ({ date: formatDate(date, year), price })),
		bookedAt: moment(booking.created_at),
		/** With the year, for print. */
		bookedOn: formatDate(wallClock(booking.created_at, timeZone).date),
		stayOnPaper: formatStay(dates, 0),
		history: toHistoryView(booking, now)
			.filter(({ kind }) => kind !== "note")
			.map(({ by: _, ...event }) => event),
		mayCancel: mayChangeBooking(booking, { to: "cancelled", by: "guest" }, { now, today }),
		/** The current cancellation fee, in minor units. */
		cancellationFee: stayCancellationFee(booking, now),
		mayMove: mayMoveDates(booking, today),
	};
}

export type BookingView = ReturnType<typeof toBookingView>;

/** The history with internal notes and names of staff: for staff only. */
export function toHistoryView(booking: Pick<Booking, "history" | "time_zone" | "currency">, now: Date) {
	const year = Number(wallClock(now, booking.time_zone).date.slice(0, 4));
	return booking.history.map((event) => ({
		id: event.id,
		kind: event.kind,
		at: formatMoment(event.at, booking.time_zone, now),
		text: formatEvent(event, { currency: booking.currency, year }),
		detail: event.detail,
		by: event.by ?? (isGuestCancellation(event) ? "Guest" : null),
	}));
}

/** Who is paid and when; empty for a cancelled or expired booking. */
function formatPayment(status: BookingStatus): string {
	if (status === "checked_out") return "Paid at the hotel";
	return HOLDING.includes(status) ? "You pay at the hotel" : "";
}

function formatOutcome({ status, hold_until, fee, ...booking }: Booking, now: Date): string {
	const { forGuest } = BOOKING_STATES[status];
	if (status === "pending" && hold_until)
		return `${forGuest} It answers by ${formatMoment(hold_until, booking.time_zone, now)}, hotel time. Without an answer, the request expires.`;
	if (status === "cancelled" || status === "no_show")
		return fee > 0
			? `${forGuest} Under the cancellation policy, you owe the hotel ${formatMoney(fee, booking.currency)}.`
			: `${forGuest} You pay nothing.`;
	return forGuest;
}
