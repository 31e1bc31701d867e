import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { startCheckout } from "#app/payments/own-payment-request.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { datesForm } from "#app/travel/stays/dates/dates-form.ts";
import { datesShowing, explainDatesConflict } from "#app/travel/stays/dates/dates-messages.ts";
import { viewDates } from "#app/travel/stays/dates/view-dates.server.ts";
import { requireOwnBooking } from "#app/travel/stays/own/own-booking-request.server.ts";
import { readOwnBooking } from "#app/travel/stays/own/own-bookings.server.ts";
import { DatesForm } from "#app/travel/stays/ui/dates-form.tsx";
import { DatesQuoteForm } from "#app/travel/stays/ui/dates-quote.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => privatePageMeta(t.stayDates.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const now = new Date();
	const booking = await requireOwnBooking(request, params, now);
	const { searchParams: url } = new URL(request.url);
	const { status, view } = await viewDates(db, {
		booking,
		url,
		by: "guest",
		isOnline: paymentProvider !== null,
		now,
	});
	return json({ ...view, hotelName: booking.hotel_name }, { status });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, datesForm, person);
	if (!form.ok) return json({ reason: t.stayMessages.reopen }, { status: 422 });
	const { expectedDates, to, expectedTotal } = form.value;
	const now = new Date();
	const viewer = await readViewer(request, number);
	try {
		const booking = await readOwnBooking(db, { number, viewer, now });
		if (!booking) return json({ reason: t.stayMessages.gone }, { status: 404 });
		const provider = paymentProvider?.name ?? null;
		const change = { number, viewer, expectedDates, to, expectedTotal, paymentProvider: provider, now };
		const outcome = await changeStayDates(db, change);
		if (!outcome.ok) {
			const showing = datesShowing(booking, "guest", now);
			const stay = { ...showing.stay, ...to };
			const { reason, status } = explainDatesConflict(outcome, { ...showing, stay });
			return json({ reason }, { status });
		}
	} catch (error) {
		return json({ reason: failureReason(error, "change the dates of a stay", request) }, { status: 503 });
	}
	await startCheckout(number, request);
	const waits = (await readOwnBooking(db, { number, viewer, now }))?.change != null;
	return redirectWithFlash(`/track/${number}`, {
		tone: waits ? "info" : "success",
		text: waits ? t.stayDates.held : t.stayDates.changed,
	});
}

export default function Dates() {
	const { number, dates, stay, hotelName, today, typed, problems, refused, isClosed, quote } =
		useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<p className="text-sm text-secondary">
					{t.stayDates.booking({ number: formatReferenceNumber(number) })}
				</p>
				<h1 className="text-2xl">{t.stayDates.title}</h1>
				<p className="mt-1">{t.stayDates.now({ hotel: hotelName, stay })}</p>
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
			{quote ? <DatesQuoteForm action={`${here}/dates`} expectedDates={dates} quote={quote} /> : null}
			<p>
				<ButtonLink variant="plain" href={here}>
					{t.stayDates.goBack}
				</ButtonLink>
			</p>
		</div>
	);
}
