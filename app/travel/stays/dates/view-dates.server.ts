import { formatDate, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDisputed, formatDisputedBy } from "#app/payments/payment-labels.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf, type StayDates } from "#app/travel/nights/stay.ts";
import { formatOffer } from "#app/travel/quotes/offers.ts";
import { formatMovedMoney } from "#app/travel/quotes/paying-messages.ts";
import { readStayForm } from "#app/travel/quotes/stay-form.ts";
import { otherLines, payableOnline, taxLine, taxOfBooking } from "#app/travel/quotes/stay-tax.ts";
import { mayChangeCheckOut, mayMoveDates } from "#app/travel/stays/booking-rules.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { readCheckOutForm } from "./dates-form.ts";
import { type DatesReader, type DatesShowing, datesShowing, formatDatesRefusal } from "./dates-messages.ts";
import { type MovedMoney, moneyOnNewDates } from "./moved-money.server.ts";
import { type DatesQuote, quoteDates } from "./quote-dates.server.ts";

type DatesQuery = {
	booking: Booking;
	url: URLSearchParams;
	by: DatesReader;
	/** Whether the site takes payments online. */
	isOnline: boolean;
	now: Date;
};

/**
 * The page that changes the dates of a stay: its price on the new dates in `url`, or why it can't move there
 * (`refused`). With the status of the answer.
 */
export async function viewDates(db: Database, { booking, url, by, isOnline, now }: DatesQuery) {
	const showing = datesShowing(booking, by, now);
	const dates = datesOf(booking);
	const today = wallClock(now, booking.time_zone).date;
	const isStaying = mayChangeCheckOut(booking, by);
	const form = isStaying
		? readCheckOutForm(url, { checkIn: dates.checkIn, today })
		: readStayForm(url, { today });
	const { checkIn, checkOut } = form.problems;
	const problems = { ...(checkIn ? { checkIn } : {}), ...(checkOut ? { checkOut } : {}) };
	const isAsked = Boolean(url.get("checkIn") || url.get("checkOut"));
	const typed = isAsked ? { checkIn: form.typed.checkIn, checkOut: form.typed.checkOut } : dates;
	const stay = formatStay(dates, showing.year);
	const view = { number: booking.number, dates, stay, today, typed, problems, isStaying, isClosed: false };
	const nothing = { refused: null as string | null, quote: null as DatesQuoteView | null };
	if (!isStaying && !mayMoveDates(booking, today, by)) {
		const refused = formatDatesRefusal({ reason: "not_movable" }, showing);
		return { status: 409, view: { ...view, ...nothing, refused, isClosed: true } };
	}
	if (!form.stay) {
		const status = Object.keys(problems).length > 0 ? 422 : 200;
		return { status, view: { ...view, ...nothing } };
	}
	const to = { checkIn: form.stay.checkIn, checkOut: form.stay.checkOut };
	const quote = await quoteDates(db, { booking, to, now, by });
	if (!quote.ok) {
		const refused = formatDatesRefusal(quote, { ...showing, stay: { ...showing.stay, ...to } });
		return { status: 200, view: { ...view, ...nothing, refused } };
	}
	const payable = payableOnline(taxOfBooking(booking), { total: quote.total, taxTotal: quote.tax });
	const money = await moneyOnNewDates(db, booking, { ...to, payable, by, isOnline, now });
	const answer = toDatesQuoteView(booking, { to, quote, money }, showing);
	return { status: 200, view: { ...view, ...nothing, quote: answer } };
}

type NewQuote = { to: StayDates; quote: DatesQuote; money: MovedMoney };

function toDatesQuoteView(booking: Booking, { to, quote, money }: NewQuote, showing: DatesShowing) {
	const { formatMoment, year, now, isDesk } = showing;
	const isAlwaysFree = booking.late_fee_percent === 0;
	const free = (until: string) =>
		isAlwaysFree
			? isDesk
				? t.stayDates.freeUntilArrival
				: t.stayDates.freeUntilYourArrival
			: until < now.toISOString()
				? t.stayDates.notFree
				: formatMoment(until);
	const { currency } = booking;
	const disputed = isDesk ? formatDisputedBy("guest", booking.disputes) : formatDisputed(booking.disputes);
	const { difference: asked } = money;
	const paying = asked
		? t.stayDates.payDifference({
				amount: formatMoney(asked.amount, currency),
				until: formatMoment(asked.payBefore),
			})
		: formatMovedMoney({
				...booking,
				total: quote.total,
				deposit: money.deposit,
				pay_before: money.payBefore,
				disputed,
				formatMoment,
			});
	const difference = quote.total - booking.total;
	const amount = formatMoney(Math.abs(difference), currency);
	const from = datesOf(booking);
	return {
		to: { checkIn: to.checkIn, checkOut: to.checkOut },
		total: quote.total,
		/** The dates change only when the guest has paid. */
		isPaidFirst: asked !== null,
		rooms: booking.rooms,
		currency,
		rule: isDesk
			? `${paying || t.stayDates.atHotelForDesk} ${t.stayDates.ruleForDesk}`
			: `${paying || t.stayDates.atHotel} ${t.stayDates.rule}`,
		offer: formatOffer(quote.offer ? booking.offer_name : "", { nights: quote.nights, currency }),
		nights: quote.nights.map(({ date, price }) => ({ date: formatDate(date, year), price })),
		lines: otherLines(quote.extras, taxLine(taxOfBooking(booking), quote.tax)),
		rows: [
			{ what: t.stayDates.stay, was: formatStay(from, year), now: formatStay(to, year) },
			...(booking.offer_name
				? [
						{
							what: t.offers.offer,
							was: booking.offer_name,
							now: quote.offer ? booking.offer_name : t.offers.ended,
						},
					]
				: []),
			{
				what: t.stayDates.total,
				was: formatMoney(booking.total, currency),
				now: formatMoney(quote.total, currency),
			},
			...(booking.status === "checked_in"
				? []
				: [{ what: t.stayDates.freeUntil, was: free(booking.free_until), now: free(quote.freeUntil) }]),
		],
		difference:
			difference === 0
				? t.stayDates.samePrice
				: difference > 0
					? t.stayDates.goesUp({ amount })
					: t.stayDates.goesDown({ amount }),
	};
}

export type DatesQuoteView = ReturnType<typeof toDatesQuoteView>;
