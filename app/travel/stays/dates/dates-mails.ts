import { formatMoment } from "#app/common/calendar.ts";
import type { Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type Disputes, formatDisputed, formatDisputedBy } from "#app/payments/payment-labels.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf, type StayDates } from "#app/travel/nights/stay.ts";
import { formatMovedMoney } from "#app/travel/quotes/paying-messages.ts";
import { guestMail, hotelMail } from "#app/travel/stays/change-mails.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";

/** An email can be read at any time, so its dates always have a year. */
const NO_YEAR = 0;

type Moved = {
	/** The booking before. */
	before: StoredBooking;
	by: "guest" | "staff";
	/** Of what was paid online. */
	disputes: Disputes;
	now: Date;
};

type Hotel = { email: string; time_zone: string; image_hash: string | null };

/** The emails about new dates: to the guest, and to the hotel unless its staff changed them. */
export function mailsOfDates(
	booking: StoredBooking,
	hotel: Hotel,
	{ before, by, disputes, now }: Moved,
): Mail[] {
	const { name, hotel_name, currency } = booking;
	const number = formatReferenceNumber(booking.number);
	const cost = before.total === booking.total ? "" : `, for ${formatMoney(before.total, currency)}`;
	const was = `${formatStay(datesOf(before), NO_YEAR)}${cost}`;
	const showMoment = (at: string) => formatMoment(at, hotel.time_zone, now);
	const paying = (disputed: string | null) =>
		` ${formatMovedMoney({ ...booking, disputed, formatMoment: showMoment })}`.trimEnd();
	const owed = paying(formatDisputed(disputes));
	const ask = "If you did not ask for this, reply to this email to contact the hotel.";
	const newsToGuest = () => {
		// Only the end of a stay changes whose guest is checked in.
		if (booking.status === "checked_in")
			return {
				subject: `Your stay at ${hotel_name} is ${booking.check_out > before.check_out ? "extended" : "shortened"}`,
				outcome: `${hotel_name} changed the check-out date of your booking ${number}. Your stay was ${was}.${owed} ${ask}`,
			};
		if (by === "staff")
			return {
				subject: `${hotel_name} changed your dates`,
				outcome: `${hotel_name} changed the dates of your booking ${number}. They were ${was}.${owed} ${ask}`,
			};
		return {
			subject: "Your stay has new dates",
			outcome: `Your booking ${number} has new dates. They were ${was}.${owed}`,
		};
	};
	const newsToHotel = {
		subject: `${name} changed their dates`,
		outcome: `${name} changed the dates of booking ${number}. They were ${was}.${paying(formatDisputedBy("guest", disputes))} You don’t need to do anything: nights that are no longer needed are back on sale.`,
	};
	return [
		...guestMail(booking, hotel, newsToGuest()),
		...(by === "staff" ? [] : hotelMail(booking, hotel, newsToHotel)),
	];
}

type ToPay = {
	to: StayDates;
	/** What the stay then costs, and the difference to pay online. Minor units. */
	total: number;
	amount: number;
	payBefore: string;
	now: Date;
};

/** Asks the guest to pay for new dates. */
export function changeToPayMail(
	booking: StoredBooking,
	hotel: Hotel,
	{ to, total, amount, payBefore, now }: ToPay,
): Mail[] {
	const money = (sum: number) => formatMoney(sum, booking.currency);
	const until = formatMoment(payBefore, hotel.time_zone, now);
	return guestMail(booking, hotel, {
		subject: "Pay for your new dates",
		linkLabel: "Pay now",
		outcome: `Pay ${money(amount)} online by ${until}, hotel time, to change your booking ${formatReferenceNumber(booking.number)} to ${formatStay(to, NO_YEAR)}, for ${money(total)}. The room is held for you until then. If you don’t pay, your booking stays as it is.`,
	});
}

/** Tells the guest that new dates were not paid in time. */
export const changeNotPaidMail = (
	booking: StoredBooking,
	hotel: Pick<Hotel, "email" | "image_hash">,
	to: StayDates,
): Mail[] =>
	guestMail(booking, hotel, {
		subject: "Your dates stay as they were",
		outcome: `The new dates of your booking ${formatReferenceNumber(booking.number)} (${formatStay(to, NO_YEAR)}) were not paid in time, so your stay is as it was before. The room is no longer held for the new dates.`,
	});
