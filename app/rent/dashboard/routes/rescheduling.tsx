import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { calendarDate, clockTime } from "#app/common/forms/date-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { loadMoveDialog } from "#app/rent/dashboard/move-dialog-request.server.ts";
import { screenUnderDialog } from "#app/rent/dashboard/moving-filters.ts";
import { bookableDates } from "#app/rent/fleet/bookable-time.server.ts";
import { rescheduleMove } from "#app/rent/moves/change-move.server.ts";
import { tryMoveChange } from "#app/rent/moves/move-change-request.server.ts";
import { MOVING_STATUS_NAMES, mayReschedule } from "#app/rent/moves/moving-booking.ts";
import { findMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, TimeField } from "#app/ui/form/text-field.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

const schema = z.object({
	expectedStatus: z.enum(MOVING_STATUS_NAMES, { error: () => t.moveRefusals.reopen }),
	fromDate: calendarDate(() => t.moveRefusals.reopen),
	fromTime: clockTime(() => t.moveRefusals.reopen),
	bookingDate: calendarDate(() => t.ownMove.date.enterDate),
	bookingTime: clockTime(() => t.ownMove.date.enterTime),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const clock = { timeZone: market.timeZone, now: new Date() };
	return loadMoveDialog({ request, params }, findMovingBooking, mayReschedule, {
		dates: bookableDates(clock),
		thisYear: Number(wallClock(clock.now, clock.timeZone).date.slice(0, 4)),
		proposed: readProposed(request.url),
	});
}

/** A free time that the booking's page offers. */
function readProposed(url: string): { bookingDate: string; bookingTime: string } | null {
	const { searchParams } = new URL(url);
	const time = { bookingDate: searchParams.get("date"), bookingTime: searchParams.get("time") };
	const read = schema.pick({ bookingDate: true, bookingTime: true }).safeParse(time);
	return read.success ? read.data : null;
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const form = await readForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const { fromDate, fromTime, bookingDate, bookingTime, expectedStatus } = form.value;
	const number = orderNumberFrom(params);
	const outcome = await tryMoveChange(request, { doing: "reschedule a moving booking", expectedStatus }, () =>
		rescheduleMove(db, {
			number,
			expectedStatus,
			from: { date: fromDate, time: fromTime },
			booking_date: bookingDate,
			booking_time: bookingTime,
			actorId: person.accountId,
			timeZone: market.timeZone,
			now: new Date(),
		}),
	);
	if (!outcome.ok) {
		const { refused, reason, status } = outcome;
		if (refused?.reason === "full") return form.refuse({ bookingDate: [`${reason} ${t.ownMove.date.same}`] });
		return form.refuse({ [status === 422 ? "bookingDate" : ""]: [reason] }, status);
	}
	const isConfirmed = expectedStatus === "confirmed";
	const text = isConfirmed
		? t.moveDashboard.rescheduling.donePendingAgain
		: t.moveDashboard.rescheduling.doneStillPending;
	return redirectWithFlash(screenUnderDialog(request.url, number), { tone: "success", text });
}

export default function Rescheduling() {
	const { booking, proposed, dates, thisYear, list, reason } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<{ bookingDate: string; bookingTime: string }>({
		id: "rescheduling",
		lastResult,
		defaultValue: proposed ?? { bookingDate: booking?.booking_date, bookingTime: booking?.booking_time },
	});
	const [failed] = form.errors ?? [];
	if (failed || !booking)
		return (
			<ChangeFailed
				what={t.moveFailures.reschedule}
				reason={failed ?? reason ?? t.moveRefusals.gone}
				href={list}
				back={t.moveDashboard.back}
			/>
		);
	return (
		<Dialog
			title={t.moveDashboard.rescheduling.title({ name: booking.name })}
			closeHref={list}
			isFieldFocused
		>
			<p className="mb-5 text-secondary">
				{t.moveDashboard.rescheduling.now({
					date: formatDate(booking.booking_date, thisYear),
					time: booking.booking_time,
				})}{" "}
				{booking.status === "confirmed"
					? t.moveDashboard.rescheduling.pendingAgain
					: t.moveDashboard.rescheduling.staysPending}
			</p>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedStatus" value={booking.status} />
				<input type="hidden" name="fromDate" value={booking.booking_date} />
				<input type="hidden" name="fromTime" value={booking.booking_time} />
				<DateField
					field={fields.bookingDate}
					label={t.ownMove.date.newDate}
					autoFocus
					min={dates.min}
					max={dates.max}
				/>
				<TimeField field={fields.bookingTime} label={t.ownMove.date.newTime} />
				<DialogButtons>
					<Button busy={t.moveDashboard.rescheduling.busy}>{t.moveDashboard.rescheduling.button}</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
