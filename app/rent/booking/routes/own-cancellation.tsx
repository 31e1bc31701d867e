import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate, formatMoment } from "#app/common/calendar.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { cancelOwnMove } from "#app/rent/cancel-own-move.server.ts";
import { readMovingBooking } from "#app/rent/dashboard/moving-bookings.server.ts";
import { describeCurrentStatus, explainMoveRefusal, MOVE_GONE } from "#app/rent/move-messages.ts";
import { MOVING_STATUS_NAMES, mayBecome } from "#app/rent/moving-booking.ts";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

const REOPEN_CANCELLATION = "Open the booking again and cancel it from there.";
const schema = z.object({ expectedVersion: z.enum(MOVING_STATUS_NAMES, { error: REOPEN_CANCELLATION }) });

export const meta: MetaFunction = () => privatePageMeta("Cancel your booking");

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const booking = await readMovingBooking(db, { number, viewer: await readViewer(request, number) });
	if (!booking) throw askForContact(params.number);
	const { booking_date: date, booking_time: time, status } = booking;
	const tooLate = request.method === "GET" && !mayBecome(status, "cancelled");
	const reason = tooLate ? describeCurrentStatus(status) : null;
	return json({ number, date, time, status, reason }, { status: tooLate ? 409 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, schema, person);
	if (!form.ok) return json({ reason: REOPEN_CANCELLATION }, { status: 422 });
	const { expectedVersion } = form.value;
	const now = new Date();
	try {
		const viewer = await readViewer(request, number);
		const outcome = await cancelOwnMove(db, { number, viewer, expectedVersion, now });
		if (!outcome.ok) {
			const show = (moment: string) => formatMoment(moment, env.MARKET_TIME_ZONE, now);
			// Customers don't see which member of staff it was.
			const anonymous = "by" in outcome ? { ...outcome, by: null } : outcome;
			const { reason, status } = explainMoveRefusal(anonymous, expectedVersion, show);
			return json({ reason }, { status });
		}
	} catch (error) {
		return json({ reason: failureReason(error, "cancel an own moving booking", request) }, { status: 503 });
	}
	return redirectWithFlash(`/track/${number}`, { tone: "success", text: "Your booking is cancelled." });
}

export default function OwnCancellation() {
	const { number, date, time, status, reason } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	if (failed || reason) {
		const why = failed?.reason ?? reason ?? MOVE_GONE;
		return <ChangeFailed what="cancel booking" reason={why} href={here} back="Back to booking" />;
	}
	const title = `Cancel your move on ${formatDate(date)} at ${time}?`;
	return (
		<ConfirmDialog
			title={title}
			closeHref={here}
			safeLabel="Keep booking"
			button="Cancel booking"
			busy="Cancelling..."
			fields={{ expectedVersion: status }}
		>
			<p className="text-secondary">Cancelling is free. If you change your mind, book again.</p>
		</ConfirmDialog>
	);
}
