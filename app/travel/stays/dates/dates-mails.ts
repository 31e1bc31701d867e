import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import type { Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type Disputes, formatDisputed, formatDisputedBy } from "#app/payments/payment-labels.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf, type StayDates } from "#app/travel/nights/stay.ts";
import { formatMovedMoney } from "#app/travel/quotes/paying-messages.ts";
import { guestMail, hotelMail } from "#app/travel/stays/change-mails.ts";
import type { MailHotel } from "#app/travel/stays/own/shown-stay.server.ts";
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

/** The emails about new dates: to the guest, and to the hotel unless its staff changed them. */
export function mailsOfDates(
	booking: StoredBooking,
	hotel: MailHotel,
	{ before, by, disputes, now }: Moved,
): Mail[] {
	const { name, hotel_name, currency } = booking;
	const number = formatReferenceNumber(booking.number);
	const wasOn = () => {
		const stay = formatStay(datesOf(before), NO_YEAR);
		if (before.total === booking.total) return stay;
		return t.stayMail.dates.wasFor({ stay, total: formatMoney(before.total, currency) });
	};
	const showMoment = (at: string) => formatMoment(at, hotel.time_zone, now);
	const paying = (disputed: string | null) =>
		` ${formatMovedMoney({ ...booking, disputed, formatMoment: showMoment })}`.trimEnd();
	const newsToGuest = () => {
		const was = wasOn();
		const owed = paying(formatDisputed(disputes));
		const { ask } = t.stayMail.dates;
		// Only the end of a stay changes whose guest is checked in.
		if (booking.status === "checked_in")
			return {
				subject:
					booking.check_out > before.check_out
						? t.stayMail.dates.extended({ hotel: hotel_name })
						: t.stayMail.dates.shortened({ hotel: hotel_name }),
				outcome: t.stayMail.dates.checkOut({ hotel: hotel_name, number, was, owed, ask }),
			};
		if (by === "staff")
			return {
				subject: t.stayMail.dates.byHotel.subject({ hotel: hotel_name }),
				outcome: t.stayMail.dates.byHotel.text({ hotel: hotel_name, number, was, owed, ask }),
			};
		return {
			subject: t.stayMail.dates.own.subject,
			outcome: t.stayMail.dates.own.text({ number, was, owed }),
		};
	};
	const newsToHotel = () => ({
		subject: t.stayMail.dates.toHotel.subject({ guest: name }),
		outcome: t.stayMail.dates.toHotel.text({
			guest: name,
			number,
			was: wasOn(),
			owed: paying(formatDisputedBy("guest", disputes)),
		}),
	});
	return [
		...guestMail(booking, hotel, newsToGuest),
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
	hotel: MailHotel,
	{ to, total, amount, payBefore, now }: ToPay,
): Mail[] {
	const money = (sum: number) => formatMoney(sum, booking.currency);
	return guestMail(booking, hotel, () => ({
		subject: t.stayMail.dates.toPay.subject,
		linkLabel: t.stayMail.payNow,
		outcome: t.stayMail.dates.toPay.text({
			amount: money(amount),
			until: formatMoment(payBefore, hotel.time_zone, now),
			number: formatReferenceNumber(booking.number),
			stay: formatStay(to, NO_YEAR),
			total: money(total),
		}),
	}));
}

/** Tells the guest that new dates were not paid in time. */
export const changeNotPaidMail = (booking: StoredBooking, hotel: MailHotel, to: StayDates): Mail[] =>
	guestMail(booking, hotel, () => ({
		subject: t.stayMail.dates.notPaid.subject,
		outcome: t.stayMail.dates.notPaid.text({
			number: formatReferenceNumber(booking.number),
			stay: formatStay(to, NO_YEAR),
		}),
	}));
