import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { formatDisputed } from "#app/payments/payment-labels.ts";
import { keptOnline } from "#app/travel/quotes/deposit.ts";
import { formatFeeAndRefund } from "#app/travel/quotes/paying-messages.ts";
import { BOOKING_STATUS_NAMES } from "#app/travel/stays/booking-states.ts";
import { toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { requireOwnBooking } from "#app/travel/stays/own/own-booking-request.server.ts";
import { cancelOwnStay, readOwnBooking } from "#app/travel/stays/own/own-bookings.server.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import {
	BOOKING_GONE,
	explainBookingRefusal,
	formatTooLate,
	REOPEN_BOOKING,
} from "#app/travel/stays/stay-messages.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";

const schema = z.object({
	expectedStatus: z.enum(BOOKING_STATUS_NAMES, { error: REOPEN_BOOKING }),
	fee: z.string({ error: REOPEN_BOOKING }).regex(/^\d{1,12}$/, REOPEN_BOOKING),
});

/** What becomes of what was paid online; null when nothing was. */
function formatOnlineMoney(booking: Booking, fee: number, { isAhead = false } = {}): string | null {
	const paid = keptOnline(booking);
	const disputed = formatDisputed(booking.disputes);
	return paid > 0 ? formatFeeAndRefund({ ...booking, fee, paid, disputed, isAhead }) : null;
}

export const meta: MetaFunction = () => privatePageMeta("Cancel your booking");

export async function loader({ request, params }: LoaderFunctionArgs) {
	const now = new Date();
	const found = await requireOwnBooking(request, params, now);
	const { number, status, stay, hotelName, currency, mayCancel, cancellationFee } = toBookingView(found, now);
	// Going back to the question after answering it is not an error.
	const isDone = status === "cancelled";
	const tooLate = request.method === "GET" && !mayCancel && !isDone;
	const fee = { amount: cancellationFee, shown: formatMoney(cancellationFee, currency) };
	const money = formatOnlineMoney(found, cancellationFee, { isAhead: true });
	const reason = tooLate ? formatTooLate(status) : null;
	return json(
		{ number, status, stay, hotelName, fee, money, reason, isDone },
		{ status: tooLate ? 409 : 200 },
	);
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, schema, person);
	const failed = (reason: string, status: number) => json({ reason, hasRisen: false }, { status });
	if (!form.ok) return failed(REOPEN_BOOKING, 422);
	const now = new Date();
	try {
		const viewer = await readViewer(request, number);
		const booking = await readOwnBooking(db, { number, viewer, now });
		if (!booking) return failed(BOOKING_GONE, 404);
		const { expectedStatus, fee } = form.value;
		const cancellation = { number, viewer, expectedStatus, expectedFee: Number(fee), now };
		const outcome = await cancelOwnStay(db, cancellation);
		if (!outcome.ok && outcome.reason === "fee")
			return json({ reason: null, hasRisen: true }, { status: 409 });
		if (!outcome.ok) {
			const { reason, status } = explainBookingRefusal(outcome, {
				to: "cancelled",
				formatMoment: (at) => formatMoment(at, booking.time_zone, now),
				currency: booking.currency,
				isForGuest: true,
			});
			return failed(reason, status);
		}
		const owed =
			outcome.fee > 0
				? `You owe the hotel ${formatMoney(outcome.fee, booking.currency)}.`
				: "There is no charge.";
		const money = formatOnlineMoney(booking, outcome.fee) ?? owed;
		const text = `Your booking is cancelled. ${money}`;
		return redirectWithFlash(`/track/${number}`, { tone: "success", text });
	} catch (error) {
		return failed(failureReason(error, "cancel an own room booking", request), 503);
	}
}

export default function Cancellation() {
	const { number, status, stay, hotelName, fee, money, reason, isDone } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	const why = failed?.reason ?? (failed?.hasRisen ? null : reason);
	if (why) return <ChangeFailed what="cancel the booking" reason={why} href={here} back="Back to booking" />;
	if (isDone)
		return (
			<Flash id="cancelled" tone="info">
				This booking is cancelled. <a href={here}>Back to booking</a>
			</Flash>
		);
	return (
		<ConfirmDialog
			title={`Cancel your stay at ${hotelName}?`}
			closeHref={here}
			safeLabel="Keep booking"
			button={fee.amount > 0 && !money ? `Cancel and pay ${fee.shown}` : "Cancel booking"}
			busy="Cancelling..."
			fields={{ expectedStatus: status, fee: fee.amount }}
		>
			{failed?.hasRisen ? (
				<p role="alert" className="mb-2 font-semibold">
					The cancellation fee went up since you opened this page. Nothing is cancelled yet.
				</p>
			) : null}
			<p className="text-secondary">{stay}</p>
			<p className="mt-2 text-lg">
				{money ? (
					money
				) : fee.amount > 0 ? (
					<>
						Under the cancellation policy, cancelling now costs <strong>{fee.shown}</strong>, which you owe
						the hotel.
					</>
				) : (
					"There is no charge."
				)}
			</p>
			<p className="mt-2 text-secondary">The room goes back on sale immediately. This can’t be undone.</p>
		</ConfirmDialog>
	);
}
