import { formatDate, formatMoment, wallClock, yearIn } from "#app/common/calendar.ts";
import { formatPhone } from "#app/common/forms/phone-field.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDisputed } from "#app/payments/payment-labels.ts";
import { payingStep } from "#app/payments/payments.server.ts";
import { formatRoomName, formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf, hotelPath, partyOfBooking, stayFields } from "#app/travel/nights/stay.ts";
import { keptOnline } from "#app/travel/quotes/deposit.ts";
import { formatOffer } from "#app/travel/quotes/offers.ts";
import { formatFeeAndRefund } from "#app/travel/quotes/paying-messages.ts";
import { priceOfNights, stayCancellationFee } from "#app/travel/quotes/policy.ts";
import { formatRate } from "#app/travel/quotes/rate-plans.ts";
import { formatParty } from "#app/travel/quotes/stay-form.ts";
import { otherLines, taxLine, taxOfBooking } from "#app/travel/quotes/stay-tax.ts";
import { formatTerms } from "#app/travel/quotes/terms-messages.ts";
import { isGuestCancellation } from "./booking-history.server.ts";
import { mayAddExtras, mayChangeBooking, mayCheckInOnline, mayMoveDates } from "./booking-rules.ts";
import { awaitsEmail, awaitsPayment, BOOKING_STATES, HOLDING, hasEnded } from "./booking-states.ts";
import { balanceAtHotel, deskReceiptPath, settledOnline } from "./due-at-hotel.ts";
import { formatArrival, formatDeskPayment, formatEvent, formatMoneyEntry } from "./event-messages.ts";
import { toRoomGroup } from "./list/booked-together.server.ts";
import { hotelAddress } from "./own/hotel-address.server.ts";
import type { Booking } from "./read-booking.server.ts";

/**
 * Formats a booking for its guest: times and dates as text in the hotel's time zone, the agreed terms, and
 * what they may do now. Leaves out who at the hotel did what, and notes.
 */
export function toBookingView(booking: Booking, now: Date) {
	const { time_zone: timeZone, currency, total, status } = booking;
	const today = wallClock(now, timeZone).date;
	const year = Number(today.slice(0, 4));
	const dates = datesOf(booking);
	const moment = (at: string) => formatMoment(at, timeZone, now);
	return {
		number: booking.number,
		status,
		dates,
		currency,
		total,
		fee: booking.fee,
		invoices: booking.invoices,
		/** For what was paid or given back at the hotel. */
		receipts: booking.deskPayments.map(({ id, amount }) => ({
			href: deskReceiptPath(booking.number, id),
			label: t.deskReceipt.of({ money: formatMoney(amount, currency) }),
		})),
		rooms: booking.rooms,
		name: booking.name,
		email: booking.email,
		contact: booking.contact,
		requests: booking.requests,
		roomName: formatRoomName(booking.rooms, booking.room_name),
		rate: formatRate(booking),
		hotelName: booking.hotel_name,
		hotelHref: hotelPath(booking.hotel_id),
		hotelEmail: booking.hotel_email,
		/** With its country code, because guests may be abroad. */
		hotelContact: formatPhone(booking.hotel_contact, booking.hotel_contact_e164),
		hotelContactHref: `tel:${booking.hotel_contact_e164}`,
		houseRules: booking.house_rules,
		address: hotelAddress(booking),
		stay: formatStay(dates, year),
		party: formatParty(partyOfBooking(booking)),
		arrive: t.stayView.arrive({ date: formatDate(dates.checkIn, year), time: booking.check_in_from }),
		leave: t.stayView.leave({ date: formatDate(dates.checkOut, year), time: booking.check_out_until }),
		outcome: formatOutcome(booking, now),
		/** Whether the stay is ahead, in progress or completed; not when it was cancelled or expired. */
		isOn: HOLDING.includes(status) || status === "checked_out",
		payment: formatPayment(booking),
		money: toStayMoney(booking),
		paying: toPaying(booking, now),
		waitingChange: formatWaitingChange(booking, now),
		isUnpaid: awaitsPayment(booking),
		isEmailOpen: awaitsEmail(booking),
		/** The search for another room: with the same stay while it is in the future. */
		againHref: `/hotels/results?${new URLSearchParams([
			["destination", booking.city],
			...(dates.checkIn < today ? [] : stayFields({ ...partyOfBooking(booking), ...dates })),
		])}`,
		/** Until when the hotel answers a request. */
		holdUntil: status === "pending" && booking.hold_until ? moment(booking.hold_until) : null,
		terms: formatAgreedTerms(booking, now),
		offer: formatOffer(booking.offer_name, booking),
		nights: booking.nights.map(({ date, price }) => ({ date: formatDate(date, year), price })),
		lines: linesOfStay(booking),
		bookedAt: moment(booking.created_at),
		/** With the year, for print. */
		bookedOn: formatDate(wallClock(booking.created_at, timeZone).date),
		stayOnPaper: formatStay(dates, 0),
		history: toHistoryView(booking, now)
			.filter(({ kind }) => kind !== "note" && kind !== "unit")
			.map(({ by: _, ...event }) => event),
		mayCancel: mayChangeBooking(booking, { to: "cancelled", by: "guest" }, { now, today }),
		/** The current cancellation fee, in minor units. */
		cancellationFee: stayCancellationFee(booking, now),
		mayMove: mayMoveDates(booking, today),
		mayCheckInOnline: mayCheckInOnline(booking, today),
		checkedInOnline:
			booking.arrives_at && t.onlineCheckIn.arrives({ arrival: formatArrival(booking.arrives_at) }),
		...(booking.group.length > 0 ? { group: toRoomGroup(booking.group, booking.number) } : {}),
		mayAddExtras: Boolean(booking.offers_extras) && mayAddExtras(booking),
	};
}

/** What the price of a booking has beside its nights. */
export const linesOfStay = (booking: Booking) =>
	otherLines(booking.extras, taxLine(taxOfBooking(booking), booking.tax_total));

/** The terms of a stay that is ahead, to its guest or to the hotel's staff. */
export function formatAgreedTerms(booking: Booking, now: Date, { isForStaff = false } = {}): string[] {
	const { status, currency, time_zone: timeZone } = booking;
	if (status !== "pending" && status !== "confirmed") return [];
	return formatTerms(
		{
			freeUntilDays: booking.free_until_days,
			freeUntil: booking.free_until,
			lateFeePercent: booking.late_fee_percent,
			noShowPercent: booking.no_show_percent,
			price: priceOfNights(booking),
			currency,
			timeZone,
			isRequest: status === "pending",
			isForStaff,
		},
		now,
	);
}

export type BookingView = ReturnType<typeof toBookingView>;

/** The history with payments and refunds, internal notes and names of staff: for staff only. */
export function toHistoryView(booking: Booking, now: Date) {
	const { currency, time_zone: timeZone } = booking;
	const year = yearIn(timeZone, now);
	const events = booking.history.map((event) => ({
		id: `event ${event.id}`,
		kind: event.kind,
		at: event.at,
		text: formatEvent(event, { currency, year }),
		detail:
			event.kind === "unit" && event.detail
				? t.stayHistory.unitFrom({ date: formatDate(event.detail, year) })
				: event.detail,
		by: event.by ?? (isGuestCancellation(event) ? t.words.guest : null),
	}));
	const money = [
		...booking.moneyEntries.map((entry) => ({
			id: `money ${entry.id}`,
			at: entry.at,
			text: formatMoneyEntry(entry, currency),
			by: null,
		})),
		...booking.deskPayments.map((payment) => ({
			id: `desk ${payment.id}`,
			at: payment.at,
			text: formatDeskPayment(payment, currency),
			by: payment.by,
		})),
	].map((entry) => ({ ...entry, kind: "money" as const, detail: "" }));
	return [...events, ...money]
		.sort((one, other) => one.at.localeCompare(other.at))
		.map((event) => ({ ...event, at: formatMoment(event.at, timeZone, now) }));
}

/** Whom the guest pays and when; empty for a cancelled or expired booking, and once the prices show payments. */
function formatPayment(booking: Booking): string {
	const { status, deposit, currency, atHotel } = booking;
	const isOver = status === "checked_out";
	if (!HOLDING.includes(status) && !isOver) return "";
	if (settledOnline(booking) > 0 || atHotel > 0) return "";
	if (status === "pending" && deposit > 0)
		return t.stayView.payment.afterConfirmed({ deposit: formatMoney(deposit, currency) });
	if (awaitsPayment(booking)) return t.stayView.payment.unpaid;
	return isOver ? t.stayView.payment.payable : t.stayView.payment.payHotel;
}

/** What is paid online and at the hotel, in minor units; null when nothing is, and nothing is asked for online. */
function toStayMoney(booking: Booking) {
	const { status, deposit, paid_total: paid, refunded_total: refunded, atHotel } = booking;
	const isAsked = deposit > 0 && (status === "pending" || awaitsPayment(booking));
	if (paid === 0 && atHotel === 0 && !isAsked) return null;
	return { paid, refunded, atHotel, toPay: isAsked ? deposit : 0, due: balanceAtHotel(booking) };
}

/** What is to be paid at the hotel, for its staff: "To pay at the hotel: $120.00". */
export function formatBalance(booking: Booking): string {
	const balance = balanceAtHotel(booking);
	const money = formatMoney(Math.abs(balance), booking.currency);
	if (balance > 0) return t.stayView.balance.toPay({ money });
	if (balance < 0) return t.stayView.balance.toGiveBack({ money });
	if (hasEnded(booking.status) && booking.fee === 0) return "";
	if (booking.atHotel > 0) return t.stayView.balance.paid;
	return settledOnline(booking) > 0 ? t.stayView.balance.paidOnline : t.stayView.balance.nothing;
}

/**
 * How the guest pays the deposit now, or the difference for their new dates (`newStay`), and until when; null when
 * nothing is asked for.
 */
function toPaying(booking: Booking, now: Date) {
	const { online, change, currency, time_zone } = booking;
	const asked = awaitsPayment(booking)
		? { amount: booking.deposit, until: booking.pay_before ?? "", newStay: null }
		: change && {
				amount: change.deposit - booking.deposit,
				until: change.pay_before,
				newStay: formatStay(datesOf(change), yearIn(time_zone, now)),
			};
	const step = online && payingStep(online, now);
	if (!asked || !step || asked.until <= now.toISOString()) return null;
	const { amount, until, newStay } = asked;
	return { step, newStay, amount: formatMoney(amount, currency), until: formatMoment(until, time_zone, now) };
}

/** New dates that the guest has not paid for yet, to the hotel; null when there are none. */
function formatWaitingChange({ change, deposit, currency, time_zone }: Booking, now: Date): string | null {
	if (!change) return null;
	const stay = formatStay(datesOf(change), yearIn(time_zone, now));
	const until = formatMoment(change.pay_before, time_zone, now);
	return t.stayView.waitingChange({ stay, until, amount: formatMoney(change.deposit - deposit, currency) });
}

/** What the guest got back, and on which day the last of it was sent; null when nothing was. */
function lastRefund({ moneyEntries, refunded_total, time_zone }: Booking, now: Date) {
	const last = moneyEntries.findLast(({ kind }) => kind === "refunded");
	if (!last || refunded_total === 0) return null;
	const on = formatDate(wallClock(last.at, time_zone).date, yearIn(time_zone, now));
	return { amount: refunded_total, on };
}

function formatOutcome(booking: Booking, now: Date): string {
	const { status, hold_until, pay_before, fee, paid_total: paid, atHotel } = booking;
	const { forGuest } = BOOKING_STATES[status];
	const money = (amount: number) => formatMoney(amount, booking.currency);
	const until = (moment: string) =>
		t.stayView.hotelTime({ moment: formatMoment(moment, booking.time_zone, now) });
	if (status === "pending" && hold_until)
		return `${forGuest} ${t.stayView.outcome.answersBy({ until: until(hold_until) })}`;
	if (hasEnded(status) && (paid > 0 || atHotel > 0)) {
		const back = { refunded: lastRefund(booking, now), disputed: formatDisputed(booking.disputes) };
		return `${forGuest} ${formatFeeAndRefund({ ...booking, ...back, paid, paidAtHotel: atHotel })}`;
	}
	if (status === "cancelled" || status === "no_show") {
		if (fee === 0) return `${forGuest} ${t.stayView.outcome.nothing}`;
		return `${forGuest} ${t.stayView.outcome.feeOwed({ fee: money(fee) })}`;
	}
	if (status === "expired" && booking.history.some(({ to_value }) => to_value === "confirmed"))
		return booking.confirm_before ? t.stayView.outcome.unconfirmed : t.stayView.outcome.unpaid;
	if (status !== "confirmed") return forGuest;
	if (pay_before)
		return t.stayView.outcome.payBefore({ deposit: money(booking.deposit), until: until(pay_before) });
	if (booking.confirm_before)
		return t.stayView.outcome.confirmBefore({ until: until(booking.confirm_before) });
	const due = balanceAtHotel(booking);
	if (paid > 0 && due > 0)
		return t.stayView.outcome.partlyPaid({ paid: money(keptOnline(booking)), due: money(due) });
	if (atHotel > 0 && due > 0)
		return t.stayView.outcome.partlyPaidHotel({ paid: money(atHotel), due: money(due) });
	return paid > 0 || atHotel > 0 ? t.stayView.outcome.paid : forGuest;
}
