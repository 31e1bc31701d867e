import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
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
import { explainBookingRefusal, formatTooLate } from "#app/travel/stays/stay-messages.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";

const schema = z.object({
	expectedStatus: z.enum(BOOKING_STATUS_NAMES, { error: () => t.stayMessages.reopen }),
	fee: z
		.string({ error: () => t.stayMessages.reopen })
		.regex(/^\d{1,12}$/, { error: () => t.stayMessages.reopen }),
});

/** What becomes of what was paid; null when nothing was. */
function formatPaidMoney(booking: Booking, fee: number, { isAhead = false } = {}): string | null {
	const paid = keptOnline(booking);
	const disputed = formatDisputed(booking.disputes);
	const { atHotel: paidAtHotel } = booking;
	return paid > 0 || paidAtHotel > 0
		? formatFeeAndRefund({ ...booking, fee, paid, paidAtHotel, disputed, isAhead })
		: null;
}

export const meta: MetaFunction = () => privatePageMeta(t.stayCancellation.metaTitle);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const now = new Date();
	const found = await requireOwnBooking(request, params, now);
	const { number, status, stay, hotelName, currency, mayCancel, cancellationFee } = toBookingView(found, now);
	// Going back to the question after answering it is not an error.
	const isDone = status === "cancelled";
	const tooLate = request.method === "GET" && !mayCancel && !isDone;
	const fee = { amount: cancellationFee, shown: formatMoney(cancellationFee, currency) };
	const money = formatPaidMoney(found, cancellationFee, { isAhead: true });
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
	if (!form.ok) return failed(t.stayMessages.reopen, 422);
	const now = new Date();
	try {
		const viewer = await readViewer(request, number);
		const booking = await readOwnBooking(db, { number, viewer, now });
		if (!booking) return failed(t.stayMessages.gone, 404);
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
				? t.stayCancellation.owed({ fee: formatMoney(outcome.fee, booking.currency) })
				: t.stayCancellation.noCharge;
		const money = formatPaidMoney(booking, outcome.fee) ?? owed;
		const text = t.stayCancellation.done({ money });
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
	if (why)
		return (
			<ChangeFailed what={t.stayCancellation.verb} reason={why} href={here} back={t.stayCancellation.back} />
		);
	if (isDone)
		return (
			<Flash id="cancelled" tone="info">
				{t.stayCancellation.isDone({ link: (text) => <a href={here}>{text}</a> })}
			</Flash>
		);
	return (
		<ConfirmDialog
			title={t.stayCancellation.question({ hotel: hotelName })}
			closeHref={here}
			safeLabel={t.stayCancellation.keep}
			button={
				fee.amount > 0 && !money
					? t.stayCancellation.cancelAndPay({ fee: fee.shown })
					: t.stayCancellation.button
			}
			busy={t.stayCancellation.busy}
			fields={{ expectedStatus: status, fee: fee.amount }}
		>
			{failed?.hasRisen ? (
				<p role="alert" className="mb-2 font-semibold">
					{t.stayCancellation.hasRisen}
				</p>
			) : null}
			<p className="text-secondary">{stay}</p>
			<p className="mt-2 text-lg">
				{money
					? money
					: fee.amount > 0
						? t.stayCancellation.costs({ fee: <strong>{fee.shown}</strong> })
						: t.stayCancellation.noCharge}
			</p>
			<p className="mt-2 text-secondary">{t.stayCancellation.consequence}</p>
		</ConfirmDialog>
	);
}
