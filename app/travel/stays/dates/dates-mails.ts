import type { Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDisputed, formatDisputedBy } from "#app/common/payments/payment-labels.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import { guestMail, hotelMail, type MailedBooking } from "#app/travel/stays/change-mails.ts";
import { formatMovedMoney } from "#app/travel/stays/paying-messages.ts";

/** An email can be read at any time, so its dates always have a year. */
const NO_YEAR = 0;

type Moved = {
	from: StayDates;
	/** The old total, in minor units. */
	total: number;
	by: "guest" | "staff";
	/** The guest is checked in: only the end of the stay changed. */
	isStaying: boolean;
	/** Of what was paid online. */
	disputes: Parameters<typeof formatDisputed>[0];
};

/** The emails about new dates: to the guest, and to the hotel unless its staff changed them. */
export function mailsOfDates(booking: MailedBooking, hotel: { email: string }, moved: Moved): Mail[] {
	const before = formatStay(moved.from, NO_YEAR);
	const isStaff = moved.by === "staff";
	const cost = moved.total === booking.total ? "" : `, for ${formatMoney(moved.total, booking.currency)}`;
	const paid = (disputed: string | null) => ` ${formatMovedMoney({ ...booking, disputed })}`.trimEnd();
	const paying = paid(formatDisputed(moved.disputes));
	const isLonger = booking.check_out > moved.from.checkOut;
	const staying = {
		subject: `Your stay at ${booking.hotel_name} is ${isLonger ? "extended" : "shortened"}`,
		outcome: (number: string) =>
			`${booking.hotel_name} changed the check-out date of your booking ${number}. Your stay was ${before}${cost}.${paying} If you did not ask for this, reply to this email to contact the hotel.`,
	};
	const moving = isStaff
		? {
				subject: `${booking.hotel_name} changed your dates`,
				outcome: (number: string) =>
					`${booking.hotel_name} changed the dates of your booking ${number}. They were ${before}${cost}.${paying} If you did not ask for this, reply to this email to contact the hotel.`,
			}
		: {
				subject: "Your stay has new dates",
				outcome: (number: string) =>
					`Your booking ${number} has new dates. They were ${before}${cost}.${paying}`,
			};
	const toGuest = moved.isStaying ? staying : moving;
	const toHotel = {
		subject: `${booking.name} changed their dates`,
		outcome: (number: string) =>
			`${booking.name} changed the dates of booking ${number}. They were ${before}${cost}.${paid(formatDisputedBy("guest", moved.disputes))} You don’t need to do anything: nights that are no longer needed are back on sale.`,
	};
	return [
		...(booking.email ? [guestMail(booking, hotel, toGuest)] : []),
		...(hotel.email && !isStaff ? [hotelMail(booking, hotel, toHotel)] : []),
	];
}
