import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { cancelOwnMove } from "#app/rent/cancel-own-move.server.ts";
import { describeCancellation, moveCancellationFee } from "#app/rent/cancellation-terms.server.ts";
import { readMovingBooking } from "#app/rent/dashboard/moving-bookings.server.ts";
import { describeCurrentStatus, explainMoveRefusal } from "#app/rent/move-messages.ts";
import { MOVING_STATUS_NAMES, mayBecome } from "#app/rent/moving-booking.ts";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

const REOPEN_CANCELLATION = "Open the booking again and cancel it from there.";
const schema = z.object({
	expectedVersion: z.enum(MOVING_STATUS_NAMES, { error: REOPEN_CANCELLATION }),
	/** What the page said that cancelling costs, in minor units. */
	fee: z
		.string()
		.regex(/^\d{1,9}$/, REOPEN_CANCELLATION)
		.default("0")
		.transform(Number),
});

export const meta: MetaFunction = () => privatePageMeta("Cancel your booking");

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const booking = await readMovingBooking(db, { number, viewer: await readViewer(request, number) });
	if (!booking) throw askForContact(params.number);
	const { booking_date: date, booking_time: time, status, currency } = booking;
	const clock = { timeZone: env.MARKET_TIME_ZONE, now: new Date() };
	const fee = moveCancellationFee(booking, clock);
	const cost = {
		fee,
		shown: currency ? formatMoney(fee, currency) : "",
		terms: describeCancellation(booking, clock),
	};
	const tooLate = request.method === "GET" && !mayBecome(status, "cancelled");
	const reason = tooLate ? describeCurrentStatus(status) : null;
	const year = Number(wallClock(clock.now, clock.timeZone).date.slice(0, 4));
	return json(
		{ number, date: formatDate(date, year), time, status, cost, reason },
		{ status: tooLate ? 409 : 200 },
	);
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, schema, person);
	const failed = (reason: string, status: number, isFee = false) => json({ reason, isFee }, { status });
	if (!form.ok) return failed(REOPEN_CANCELLATION, 422);
	const { expectedVersion, fee } = form.value;
	const clock = { timeZone: env.MARKET_TIME_ZONE, now: new Date() };
	try {
		const viewer = await readViewer(request, number);
		const cancellation = { number, viewer, expectedVersion, expectedFee: fee, ...clock };
		const outcome = await cancelOwnMove(db, cancellation);
		if (!outcome.ok) {
			// Customers don't see which member of staff it was.
			const anonymous = "by" in outcome ? { ...outcome, by: null } : outcome;
			const { reason, status } = explainMoveRefusal(anonymous, expectedVersion, formatMarketMoment);
			return failed(reason, status, outcome.reason === "fee");
		}
	} catch (error) {
		return failed(failureReason(error, "cancel an own moving booking", request), 503);
	}
	const owed = fee > 0 ? ` The fee is ${formatMoney(fee, env.MARKET_CURRENCY)}.` : "";
	const text = `Your booking is cancelled.${owed}`;
	return redirectWithFlash(`/track/${number}`, { tone: "success", text });
}

export default function OwnCancellation() {
	const { number, date, time, status, cost, reason } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	const isNewFee = failed?.isFee ?? false;
	const why = isNewFee ? null : (failed?.reason ?? reason);
	if (why) return <ChangeFailed what="cancel booking" reason={why} href={here} back="Back to booking" />;
	const title = `Cancel your move on ${date} at ${time}?`;
	return (
		<ConfirmDialog
			title={title}
			closeHref={here}
			safeLabel="Keep booking"
			button={cost.fee > 0 ? `Cancel and pay ${cost.shown}` : "Cancel booking"}
			busy="Cancelling..."
			fields={{ expectedVersion: status, fee: cost.fee }}
		>
			{isNewFee ? (
				<p role="alert" className="mb-2 font-semibold">
					{failed?.reason}
				</p>
			) : null}
			<p className={cost.fee > 0 ? "text-lg" : "text-secondary"}>{cost.terms}</p>
			<p className="mt-2 text-secondary">If you change your mind, book again.</p>
		</ConfirmDialog>
	);
}
