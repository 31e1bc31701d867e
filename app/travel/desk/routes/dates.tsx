import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { datesForm } from "#app/travel/stays/dates/dates-form.ts";
import { datesShowing, explainDatesConflict } from "#app/travel/stays/dates/dates-messages.ts";
import { viewDates } from "#app/travel/stays/dates/view-dates.server.ts";
import { DatesForm } from "#app/travel/stays/ui/dates-form.tsx";
import { DatesQuoteForm } from "#app/travel/stays/ui/dates-quote.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { booking, now } = await requireManagedBooking(request, params);
	const { searchParams: url } = new URL(request.url);
	const { status, view } = await viewDates(db, {
		booking,
		url,
		by: "staff",
		isOnline: paymentProvider !== null,
		now,
	});
	return json({ ...view, name: booking.name, isMailed: booking.email !== "" }, { status });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const { number } = booking;
	const showing = datesShowing(booking, "staff", now);
	const form = await readForm(request, datesForm, actor);
	if (!form.ok) return json({ reason: t.stayMessages.reopen }, { status: 422 });
	const { expectedDates, to, expectedTotal } = form.value;
	try {
		const provider = paymentProvider?.name ?? null;
		const change = {
			number,
			expectedDates,
			to,
			expectedTotal,
			paymentProvider: provider,
			now,
			desk: actor,
		};
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
				? t.deskDates.checkOutIsNow({ date: formatDate(to.checkOut, showing.year) })
				: t.deskDates.changed,
	});
}

export default function Dates() {
	const { number, name, isMailed, stay, dates, today, typed, problems, refused, isClosed, isStaying, quote } =
		useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>()?.reason ?? refused;
	const here = `/owner/manage-bookings/${number}`;
	return (
		<Dialog
			title={isStaying ? t.deskDates.extendTitle({ name }) : t.deskDates.title({ name })}
			closeHref={here}
			isFieldFocused={!isClosed}
		>
			<p className="mb-4 text-secondary">
				{t.deskDates.bookedFor({ stay })}{" "}
				{isMailed ? t.staffActions.guestIsMailed : t.staffActions.guestIsNotMailed}
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
					isInDialog={quote === null}
				/>
			)}
			{quote ? (
				<div className="mt-5">
					<DatesQuoteForm action={`${here}/dates`} expectedDates={dates} quote={quote} isInDialog />
				</div>
			) : null}
		</Dialog>
	);
}
