import type { Mail } from "#app/site/mail/mail-layout.ts";
import { guestMail, hotelMail, type MailedBooking } from "#app/travel/bookings/change-mails.ts";
import { showStay } from "#app/travel/nights/show-stay.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";

/** A mail is read at any time, so its dates have their year. */
const NO_YEAR = 0;

/** Tells guest and hotel that a booking has moved, and from where. */
export function mailsOfDates(booking: MailedBooking, hotel: { email: string }, from: StayDates): Mail[] {
	const before = showStay(from, NO_YEAR);
	const toGuest = {
		subject: "Your stay has new dates",
		outcome: `Your booking has moved. It was ${before}.`,
	};
	const toHotel = {
		subject: `${booking.name} has changed the dates`,
		outcome: `The guest has moved this booking; you need not do anything. It was ${before}. The nights it gave up can be booked again.`,
	};
	return [
		...(booking.email ? [guestMail(booking, toGuest)] : []),
		...(hotel.email ? [hotelMail(booking, hotel, toHotel)] : []),
	];
}
