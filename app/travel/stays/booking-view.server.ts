import { formatDate, formatMoment, wallClock } from "#app/common/calendar.ts";
import { formatPhone } from "#app/common/forms/phone-field.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDisputed } from "#app/common/payments/payment-labels.ts";
import { payingStep } from "#app/common/payments/payments.server.ts";
import { formatTerms } from "#app/travel/booking/terms-messages.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { hotelPath, stayFields } from "#app/travel/search/hotel-path.ts";
import { formatParty } from "#app/travel/search/stay-form.ts";
import { isGuestCancellation } from "./booking-history.server.ts";
import { mayChangeBooking, mayMoveDates } from "./booking-rules.ts";
import { BOOKING_STATES, HOLDING, hasEnded } from "./booking-states.ts";
import { dueAtHotel, keptOnline } from "./deposit.ts";
import { formatEvent, formatMoneyEntry } from "./event-messages.ts";
import { hotelAddress } from "./own/hotel-address.server.ts";
import { formatFeeAndRefund } from "./paying-messages.ts";
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
		payment: formatPayment(booking),
		/** What is paid online and at the hotel; null when everything is paid at the hotel. */
		money: toStayMoney(booking),
		paying: toPaying(booking, now),
		isUnpaid: booking.pay_before !== null,
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

/** The history with payments and refunds, internal notes and names of staff: for staff only. */
export function toHistoryView(
	booking: Pick<Booking, "history" | "moneyEntries" | "time_zone" | "currency">,
	now: Date,
) {
	const { currency, time_zone: timeZone } = booking;
	const year = Number(wallClock(now, timeZone).date.slice(0, 4));
	const events = booking.history.map((event) => ({
		id: `event ${event.id}`,
		kind: event.kind,
		at: event.at,
		text: formatEvent(event, { currency, year }),
		detail: event.detail,
		by: event.by ?? (isGuestCancellation(event) ? "Guest" : null),
	}));
	const money = booking.moneyEntries.map((entry) => ({
		id: `money ${entry.id}`,
		kind: "money" as const,
		at: entry.at,
		text: formatMoneyEntry(entry, currency),
		detail: "",
		by: null,
	}));
	return [...events, ...money]
		.sort((one, other) => one.at.localeCompare(other.at))
		.map((event) => ({ ...event, at: formatMoment(event.at, timeZone, now) }));
}

type Paid = Pick<
	Booking,
	"status" | "total" | "fee" | "currency" | "deposit" | "pay_before" | "paid_total" | "refunded_total"
>;

/** Who is paid and when; empty for a cancelled or expired booking. */
function formatPayment(booking: Paid): string {
	const { status, deposit, currency, pay_before } = booking;
	const [paid, due] = [keptOnline(booking), dueAtHotel(booking)];
	const isOver = status === "checked_out";
	if (!HOLDING.includes(status) && !isOver) return "";
	if (paid > 0)
		return due === 0 ? "Paid online" : isOver ? "Paid online and at the hotel" : "Partly paid online";
	if (status === "pending" && deposit > 0)
		return `You pay ${formatMoney(deposit, currency)} online after the hotel confirms`;
	if (pay_before) return "Unpaid";
	return isOver ? "Paid at the hotel" : "You pay at the hotel";
}

/** What is paid online and at the hotel, in minor units; null when everything is paid at the hotel. */
export function toStayMoney(booking: Paid) {
	const { status, fee, deposit, pay_before, paid_total: paid, refunded_total: refunded } = booking;
	const isAsked = deposit > 0 && (status === "pending" || pay_before !== null);
	if (paid === 0 && !isAsked) return null;
	const due = isAsked ? booking.total - deposit : dueAtHotel(booking);
	return {
		paid,
		refunded,
		toPay: isAsked ? deposit : 0,
		due: hasEnded(status) ? Math.max(0, fee - paid) : due,
	};
}

/** How the guest pays the deposit now, and until when; null when it is paid or not asked for yet. */
function toPaying({ online, pay_before, deposit, status, currency, time_zone }: Booking, now: Date) {
	if (!online || !pay_before || status !== "confirmed" || pay_before <= now.toISOString()) return null;
	const step = payingStep(online, now);
	if (!step) return null;
	return { step, amount: formatMoney(deposit, currency), until: formatMoment(pay_before, time_zone, now) };
}

/** What the guest got back, and on which day the last of it was sent; null when nothing was. */
function lastRefund({ moneyEntries, refunded_total, time_zone }: MoneyBack, now: Date) {
	const last = moneyEntries.findLast(({ kind }) => kind === "refunded");
	if (!last || refunded_total === 0) return null;
	const year = Number(wallClock(now, time_zone).date.slice(0, 4));
	return { amount: refunded_total, on: formatDate(wallClock(last.at, time_zone).date, year) };
}

type MoneyBack = Pick<Booking, "moneyEntries" | "refunded_total" | "time_zone">;

const UNPAID = "The booking was not paid in time, so it expired. You pay nothing.";

function formatOutcome({ status, hold_until, pay_before, fee, ...rest }: Booking, now: Date): string {
	const booking = { ...rest, pay_before };
	const { forGuest } = BOOKING_STATES[status];
	const isUnanswered = rest.history.every(({ to_value }) => to_value !== "confirmed");
	if (status === "pending" && hold_until)
		return `${forGuest} It answers by ${formatMoment(hold_until, booking.time_zone, now)}, hotel time. Without an answer, the request expires.`;
	const { paid_total: paid, currency } = booking;
	if (hasEnded(status) && paid > 0)
		return `${forGuest} ${formatFeeAndRefund({ fee, paid, refunded: lastRefund(booking, now), disputed: formatDisputed(rest.disputes), currency })}`;
	if (status === "cancelled" || status === "no_show")
		return fee > 0
			? `${forGuest} Under the cancellation policy, you owe the hotel ${formatMoney(fee, currency)}.`
			: `${forGuest} You pay nothing.`;
	if (status === "expired" && !isUnanswered) return UNPAID;
	if (status === "confirmed" && pay_before)
		return `The room is held for you. Pay ${formatMoney(booking.deposit, currency)} online by ${formatMoment(pay_before, booking.time_zone, now)}, hotel time. If you don’t, the booking expires and you owe nothing.`;
	if (status === "confirmed" && paid > 0) {
		const due = dueAtHotel(booking);
		return due > 0
			? `Your stay is booked. You paid ${formatMoney(keptOnline(booking), currency)} online, and pay ${formatMoney(due, currency)} at the hotel.`
			: "Your stay is booked and paid.";
	}
	return forGuest;
}
