import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatDate, formatMoment, wallClock } from "#app/common/calendar.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { readManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { GUEST_IS_MAILED, GUEST_IS_NOT_MAILED } from "#app/travel/desk/staff-actions.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { readStayForm } from "#app/travel/search/stay-form.ts";
import { mayChangeCheckOut, mayMoveDates } from "#app/travel/stays/booking-rules.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { datesForm, readCheckOutForm } from "#app/travel/stays/dates/dates-form.ts";
import { explainDatesConflict, formatDatesRefusal } from "#app/travel/stays/dates/dates-messages.ts";
import { toDatesQuoteView } from "#app/travel/stays/dates/dates-quote-view.ts";
import { quoteDates } from "#app/travel/stays/dates/quote-dates.server.ts";
import { REOPEN_BOOKING } from "#app/travel/stays/stay-messages.ts";
import { DatesForm } from "#app/travel/stays/ui/dates-form.tsx";
import { DatesQuoteForm } from "#app/travel/stays/ui/dates-quote.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Flash } from "#app/ui/flash.tsx";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

async function readRequestedChange(params: { number?: string }, actor: Actor, now: Date) {
	const number = orderNumberFrom(params);
	const booking = await readManagedBooking(db, { number, actor, now });
	if (!booking) throw json(null, { status: 404 });
	const { check_in: checkIn, check_out: checkOut, rooms, adults, children, time_zone } = booking;
	const today = wallClock(now, time_zone).date;
	const showing = {
		now,
		isDesk: true,
		stay: { checkIn, checkOut, rooms, adults, children },
		formatMoment: (at: string) => formatMoment(at, time_zone, now),
		year: Number(today.slice(0, 4)),
	};
	return { number, booking, today, dates: { checkIn, checkOut }, showing };
}

type DatesQuery = Awaited<ReturnType<typeof readRequestedChange>>;

/** New dates for a guest's stay, in the URL; shows their price. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const change = await readRequestedChange(params, actor, new Date());
	const { number, booking, today, dates, showing } = change;
	const { searchParams } = new URL(request.url);
	const isStaying = mayChangeCheckOut(booking, "staff");
	const form = isStaying
		? readCheckOutForm(searchParams, { checkIn: dates.checkIn, today })
		: readStayForm(searchParams, { today });
	const { checkIn, checkOut } = form.problems;
	const problems = { ...(checkIn ? { checkIn } : {}), ...(checkOut ? { checkOut } : {}) };
	const typed = form.typed.checkOut ? { checkIn: form.typed.checkIn, checkOut: form.typed.checkOut } : dates;
	const { name, email } = booking;
	const stay = formatStay(dates, showing.year);
	const shown = { number, name, isMailed: email !== "", stay, dates, today, typed, problems, isStaying };
	if (!isStaying && !mayMoveDates(booking, today, "staff")) {
		const refused = formatDatesRefusal({ reason: "not_movable" }, showing);
		return json({ ...shown, refused, isClosed: true, quote: null }, { status: 409 });
	}
	const answer = form.stay ? await answerOf(change, form.stay) : { refused: null, quote: null };
	const status = !form.stay && Object.keys(problems).length > 0 ? 422 : 200;
	return json({ ...shown, ...answer, isClosed: false }, { status });
}

async function answerOf({ booking, showing }: DatesQuery, to: { checkIn: string; checkOut: string }) {
	const quote = await quoteDates(db, { booking, to, now: showing.now, by: "staff" });
	if (quote.ok) return { refused: null, quote: toDatesQuoteView(booking, to, quote, showing) };
	const stay = { ...showing.stay, checkIn: to.checkIn, checkOut: to.checkOut };
	return { refused: formatDatesRefusal(quote, { ...showing, stay }), quote: null };
}

export const shouldRevalidate = onlyWhenMoving;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const now = new Date();
	const { number, booking, showing } = await readRequestedChange(params, actor, now);
	const form = await readForm(request, datesForm, actor);
	if (!form.ok) return json({ reason: REOPEN_BOOKING }, { status: 422 });
	const { expectedVersion, to, expectedTotal } = form.value;
	try {
		const change = { number, expectedVersion, to, expectedTotal, now, desk: actor };
		const outcome = await changeStayDates(db, change);
		if (!outcome.ok) {
			const { reason, status } = explainDatesConflict(outcome, {
				...showing,
				stay: { ...showing.stay, ...to },
			});
			return json({ reason }, { status });
		}
	} catch (error) {
		return json({ reason: failureReason(error, "change the dates of the stay", request) }, { status: 503 });
	}
	return redirectWithFlash(`/owner/manage-bookings/${number}`, {
		tone: "success",
		text:
			booking.status === "checked_in"
				? `Check-out is now ${formatDate(to.checkOut, showing.year)}.`
				: "The dates are changed.",
	});
}

export default function Dates() {
	const { number, name, isMailed, stay, dates, today, typed, problems, refused, isClosed, isStaying, quote } =
		useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>()?.reason ?? refused;
	const here = `/owner/manage-bookings/${number}`;
	return (
		<Dialog
			title={isStaying ? `Extend or shorten the stay of ${name}` : `Change the dates of ${name}`}
			closeHref={here}
		>
			<p className="mb-4 text-secondary">
				Booked for {stay}. {isMailed ? GUEST_IS_MAILED : GUEST_IS_NOT_MAILED}
			</p>
			{failed ? (
				<Flash id="refused" tone="error">
					{failed}
				</Flash>
			) : null}
			{isClosed ? null : (
				<DatesForm
					action={`${here}/dates`}
					typed={typed}
					problems={problems}
					today={today}
					isStaying={isStaying}
				/>
			)}
			{quote ? (
				<div className="mt-5">
					<DatesQuoteForm action={`${here}/dates`} expectedVersion={dates} quote={quote} />
				</div>
			) : null}
		</Dialog>
	);
}
