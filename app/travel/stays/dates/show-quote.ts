import { showDate } from "#app/common/calendar.ts";
import { showMoney } from "#app/common/money.ts";
import { showStay } from "#app/travel/nights/show-stay.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import type { DatesQuote } from "./quote-dates.server.ts";

type Moving = {
	status: BookingStatus;
	check_in: string;
	check_out: string;
	rooms: number;
	total: number;
	currency: string;
	free_until: string;
	late_fee_percent: number;
};
type Showing = {
	showMoment: (moment: string) => string;
	year: number;
	now: Date;
	/** For the hotel's staff, and not for the guest. */
	isDesk?: boolean;
};

/** What a booking is and would be on other dates, side by side and in words. */
export function showQuote(booking: Moving, to: StayDates, quote: DatesQuote, showing: Showing) {
	const { showMoment, year, now, isDesk = false } = showing;
	const isAlwaysFree = booking.late_fee_percent === 0;
	const free = (until: string) =>
		isAlwaysFree
			? isDesk
				? "Arrival"
				: "Your arrival"
			: until < now.toISOString()
				? "No longer free"
				: showMoment(until);
	const { currency } = booking;
	const difference = quote.total - booking.total;
	const money = showMoney(Math.abs(difference), currency);
	const from = { checkIn: booking.check_in, checkOut: booking.check_out };
	return {
		to: { checkIn: to.checkIn, checkOut: to.checkOut },
		total: quote.total,
		rooms: booking.rooms,
		currency,
		rule: isDesk
			? "The guest pays at the hotel. Nights they keep stay at the agreed price, added nights are at today’s price."
			: "You pay at the hotel. Nights you keep stay at the price you agreed to.",
		nights: quote.nights.map(({ date, price }) => ({ date: showDate(date, year), price })),
		rows: [
			{ what: "Stay", was: showStay(from, year), now: showStay(to, year) },
			{ what: "Total", was: showMoney(booking.total, currency), now: showMoney(quote.total, currency) },
			...(booking.status === "checked_in"
				? []
				: [{ what: "Free cancellation until", was: free(booking.free_until), now: free(quote.freeUntil) }]),
		],
		difference:
			difference === 0
				? "The price stays the same."
				: difference > 0
					? `The price goes up by ${money}.`
					: `The price goes down by ${money}.`,
	};
}

export type ShownQuote = ReturnType<typeof showQuote>;
