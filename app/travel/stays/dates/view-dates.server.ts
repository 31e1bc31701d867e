import { wallClock } from "#app/common/calendar.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { readStayForm } from "#app/travel/search/stay-form.ts";
import { mayChangeCheckOut, mayMoveDates } from "#app/travel/stays/booking-rules.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import { readCheckOutForm } from "./dates-form.ts";
import { type DatesReader, datesShowing, formatDatesRefusal } from "./dates-messages.ts";
import { type DatesQuoteView, toDatesQuoteView } from "./dates-quote-view.ts";
import { quoteDates } from "./quote-dates.server.ts";

/**
 * The page that changes the dates of a stay: its price on the new dates in `url`, or why it can't move there
 * (`refused`). With the status of the answer.
 */
export async function viewDates(
	db: Database,
	{ booking, url, by, now }: { booking: Booking; url: URLSearchParams; by: DatesReader; now: Date },
) {
	const showing = datesShowing(booking, by, now);
	const dates = { checkIn: booking.check_in, checkOut: booking.check_out };
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
	const answer = quote.ok
		? { quote: toDatesQuoteView(booking, to, quote, showing) }
		: { refused: formatDatesRefusal(quote, { ...showing, stay: { ...showing.stay, ...to } }) };
	return { status: 200, view: { ...view, ...nothing, ...answer } };
}
