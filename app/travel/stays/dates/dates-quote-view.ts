import { formatDate } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDisputed, formatDisputedBy } from "#app/common/payments/payment-labels.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { formatMovedMoney } from "#app/travel/stays/paying-messages.ts";
import type { DatesShowing } from "./dates-messages.ts";
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
	deposit: number;
	pay_before: string | null;
	paid_total: number;
	refunded_total: number;
	disputes: Parameters<typeof formatDisputed>[0];
};
export function toDatesQuoteView(booking: Moving, to: StayDates, quote: DatesQuote, showing: DatesShowing) {
	const { formatMoment, year, now, isDesk } = showing;
	const isAlwaysFree = booking.late_fee_percent === 0;
	const free = (until: string) =>
		isAlwaysFree
			? isDesk
				? "Arrival"
				: "Your arrival"
			: until < now.toISOString()
				? "No longer free"
				: formatMoment(until);
	const { currency } = booking;
	const disputed = isDesk ? formatDisputedBy("guest", booking.disputes) : formatDisputed(booking.disputes);
	const paying = formatMovedMoney({ ...booking, total: quote.total, disputed });
	const difference = quote.total - booking.total;
	const money = formatMoney(Math.abs(difference), currency);
	const from = { checkIn: booking.check_in, checkOut: booking.check_out };
	return {
		to: { checkIn: to.checkIn, checkOut: to.checkOut },
		total: quote.total,
		rooms: booking.rooms,
		currency,
		rule: isDesk
			? `${paying || "The guest pays at the hotel."} Nights they keep stay at the agreed price, added nights are at today’s price.`
			: `${paying || "You pay at the hotel."} Nights you keep stay at the price you agreed to.`,
		nights: quote.nights.map(({ date, price }) => ({ date: formatDate(date, year), price })),
		rows: [
			{ what: "Stay", was: formatStay(from, year), now: formatStay(to, year) },
			{ what: "Total", was: formatMoney(booking.total, currency), now: formatMoney(quote.total, currency) },
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

export type DatesQuoteView = ReturnType<typeof toDatesQuoteView>;
