import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/common/calendar.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { readManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { GUEST_IS_MAILED, GUEST_IS_NOT_MAILED } from "#app/travel/desk/staff-actions.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { datesForm } from "#app/travel/stays/dates/dates-form.ts";
import { datesShowing, explainDatesConflict } from "#app/travel/stays/dates/dates-messages.ts";
import { viewDates } from "#app/travel/stays/dates/view-dates.server.ts";
import { REOPEN_BOOKING } from "#app/travel/stays/stay-messages.ts";
import { DatesForm } from "#app/travel/stays/ui/dates-form.tsx";
import { DatesQuoteForm } from "#app/travel/stays/ui/dates-quote.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Flash } from "#app/ui/flash.tsx";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

async function readBookingOf(params: { number?: string }, actor: Actor, now: Date) {
	const booking = await readManagedBooking(db, { number: orderNumberFrom(params), actor, now });
	if (!booking) throw json(null, { status: 404 });
	return booking;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const now = new Date();
	const booking = await readBookingOf(params, actor, now);
	const { searchParams: url } = new URL(request.url);
	const { status, view } = await viewDates(db, { booking, url, by: "staff", now });
	return json({ ...view, name: booking.name, isMailed: booking.email !== "" }, { status });
}

export const shouldRevalidate = onlyWhenMoving;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const now = new Date();
	const booking = await readBookingOf(params, actor, now);
	const { number } = booking;
	const showing = datesShowing(booking, "staff", now);
	const form = await readForm(request, datesForm, actor);
	if (!form.ok) return json({ reason: REOPEN_BOOKING }, { status: 422 });
	const { expectedVersion, to, expectedTotal } = form.value;
	try {
		const change = { number, expectedVersion, to, expectedTotal, now, desk: actor };
		const outcome = await changeStayDates(db, change);
		if (!outcome.ok) {
			const stay = { ...showing.stay, ...to };
			const { reason, status } = explainDatesConflict(outcome, { ...showing, stay });
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
			isFieldFocused={!isClosed}
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
					autoFocus
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
