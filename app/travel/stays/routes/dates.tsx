import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { showMoment, wallClock } from "#app/common/calendar.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { readReferenceNumber, showReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { showStay } from "#app/travel/nights/show-stay.ts";
import { readStayForm } from "#app/travel/search/stay-form.ts";
import { mayMoveDates } from "#app/travel/stays/booking-rules.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { datesForm } from "#app/travel/stays/dates/dates-form.ts";
import { explainDates, sayDatesRefusal } from "#app/travel/stays/dates/dates-messages.ts";
import { quoteDates } from "#app/travel/stays/dates/quote-dates.server.ts";
import { showQuote } from "#app/travel/stays/dates/show-quote.ts";
import { readOwnBooking } from "#app/travel/stays/own/own-bookings.server.ts";
import { GONE, OPEN_AGAIN } from "#app/travel/stays/stay-messages.ts";
import { DatesForm } from "#app/travel/stays/ui/dates-form.tsx";
import { DatesQuote } from "#app/travel/stays/ui/dates-quote.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Flash } from "#app/ui/flash.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => privatePageMeta("Change dates");

/** Other dates for one's stay: asked for in the URL, answered with what it would cost. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = readReferenceNumber(params.number ?? "") ?? "";
	const viewer = await readViewer(request, number);
	const now = new Date();
	const booking = await readOwnBooking(db, { number, viewer, now });
	if (!booking) throw askForContact(params.number);
	const today = wallClock(now, booking.time_zone).date;
	const dates = { checkIn: booking.check_in, checkOut: booking.check_out };
	const { rooms, adults, children } = booking;
	const showing = {
		now,
		stay: { ...dates, rooms, adults, children },
		showMoment: (at: string) => showMoment(at, booking.time_zone, now),
		year: Number(today.slice(0, 4)),
	};
	const stay = showStay(dates, showing.year);
	const about = { number, dates, stay, hotelName: booking.hotel_name, today };
	const form = readStayForm(new URL(request.url).searchParams, { today });
	const typed = { checkIn: form.typed.checkIn, checkOut: form.typed.checkOut };
	const { checkIn, checkOut } = form.problems;
	const problems = { ...(checkIn ? { checkIn } : {}), ...(checkOut ? { checkOut } : {}) };
	const asked = { ...about, typed: { ...dates, ...(typed.checkIn ? typed : {}) }, problems };
	if (!mayMoveDates(booking, today)) {
		const refused = sayDatesRefusal({ reason: "not_movable" }, showing);
		return json({ ...asked, refused, isClosed: true, quote: null }, { status: 409 });
	}
	if (!form.stay) {
		const status = Object.keys(problems).length > 0 ? 422 : 200;
		return json({ ...asked, refused: null, isClosed: false, quote: null }, { status });
	}
	const quote = await quoteDates(db, { booking, to: form.stay, now });
	if (!quote.ok)
		return json({
			...asked,
			refused: sayDatesRefusal(quote, { ...showing, stay: { ...showing.stay, ...form.stay } }),
			isClosed: false,
			quote: null,
		});
	const shown = showQuote(booking, form.stay, quote, showing);
	return json({ ...asked, refused: null, isClosed: false, quote: shown });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = readReferenceNumber(params.number ?? "") ?? "";
	const form = await readForm(request, datesForm, person);
	if (!form.ok) return json({ reason: OPEN_AGAIN }, { status: 422 });
	const { seen, to, totalSeen } = form.value;
	const now = new Date();
	try {
		const viewer = await readViewer(request, number);
		const booking = await readOwnBooking(db, { number, viewer, now });
		if (!booking) return json({ reason: GONE }, { status: 404 });
		const outcome = await changeStayDates(db, { number, viewer, seen, to, totalSeen, now });
		if (!outcome.ok) {
			const year = Number(wallClock(now, booking.time_zone).date.slice(0, 4));
			const show = (at: string) => showMoment(at, booking.time_zone, now);
			const { rooms, adults, children } = booking;
			const stay = { ...to, rooms, adults, children };
			const { reason, status } = explainDates(outcome, { stay, showMoment: show, year });
			return json({ reason }, { status });
		}
	} catch (error) {
		return json({ reason: failureReason(error, "change the dates of a stay", request) }, { status: 503 });
	}
	return redirectWithFlash(`/track/${number}`, { tone: "success", text: "Your dates were changed." });
}

export default function Dates() {
	const { number, dates, stay, hotelName, today, typed, problems, refused, isClosed, quote } =
		useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<p className="text-sm text-secondary">Room booking {showReferenceNumber(number)}</p>
				<h1 className="text-2xl">Change dates</h1>
				<p className="mt-1">
					{hotelName}, now {stay}
				</p>
			</div>
			{failed ? (
				<Flash id="failed" tone="error">
					{failed.reason}
				</Flash>
			) : null}
			{refused ? (
				<Flash id="refused" tone="error">
					{refused}
				</Flash>
			) : null}
			{isClosed ? null : (
				<Card>
					<DatesForm action={`${here}/dates`} typed={typed} problems={problems} today={today} />
				</Card>
			)}
			{quote ? <DatesQuote action={`${here}/dates`} seen={dates} quote={quote} /> : null}
			<p>
				<ButtonLink variant="plain" href={here}>
					Go back
				</ButtonLink>
			</p>
		</div>
	);
}
