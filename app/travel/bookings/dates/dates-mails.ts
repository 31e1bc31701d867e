import type { Mail } from "#app/site/mail/mail-layout.ts";
import { showMoney } from "#app/site/money.ts";
import { guestMail, hotelMail, type MailedBooking } from "#app/travel/bookings/change-mails.ts";
import { showStay } from "#app/travel/nights/show-stay.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";

/** A mail is read at any time, so its dates have their year. */
const NO_YEAR = 0;

type Moved = {
	from: StayDates;
	/** What it cost before, in minor units. */
	total: number;
	by: "guest" | "staff";
};

/** Tells the guest that a booking has moved, from where and what it cost; and the hotel, of what it did not do. */
export function mailsOfDates(booking: MailedBooking, hotel: { email: string }, moved: Moved): Mail[] {
	const before = showStay(moved.from, NO_YEAR);
	const isStaff = moved.by === "staff";
	const cost = moved.total === booking.total ? "" : `, for ${showMoney(moved.total, booking.currency)}`;
	const toGuest = isStaff
		? {
				subject: `${booking.hotel_name} has changed your dates`,
				outcome: `The hotel has moved your booking. It was ${before}${cost}. If this is not what you asked for, write to the hotel.`,
			}
		: { subject: "Your stay has new dates", outcome: `Your booking has moved. It was ${before}.` };
	const toHotel = {
		subject: `${booking.name} has changed the dates`,
		outcome: `The guest has moved this booking; you need not do anything. It was ${before}. The nights it gave up can be booked again.`,
	};
	return [
		...(booking.email ? [guestMail(booking, toGuest)] : []),
		...(hotel.email && !isStaff ? [hotelMail(booking, hotel, toHotel)] : []),
	];
}
