import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { explainUndo, type UndoName, undoName } from "#app/travel/desk/undo-messages.ts";
import { undoStatus } from "#app/travel/desk/undo-status.server.ts";
import { undoTarget } from "#app/travel/stays/booking-rules.ts";
import { BOOKING_STATUS_NAMES } from "#app/travel/stays/booking-states.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { booking, now } = await requireManagedBooking(request, params);
	const { number, name, status } = booking;
	const undo = undoName(status);
	// After a POST, the action has already checked the form.
	const isPossible = request.method !== "GET" || undoTarget(booking, booking.time_zone, now) !== null;
	const reason = undo && isPossible ? null : explainUndo({ reason: "not_allowed" });
	return json({ undo, number, name, expectedStatus: status, reason }, { status: reason ? 409 : 200 });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

const schema = z.object({
	expectedStatus: z.enum(BOOKING_STATUS_NAMES, { error: () => t.stayMessages.reopen }),
});

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const { number, time_zone, currency } = booking;
	const form = await readForm(request, schema, actor);
	if (!form.ok) return json({ reason: t.stayMessages.reopen }, { status: 422 });
	const { expectedStatus } = form.value;
	try {
		const provider = paymentProvider?.name ?? null;
		const outcome = await undoStatus(db, { number, expectedStatus, actor, paymentProvider: provider, now });
		if (!outcome.ok) {
			const show = (at: string) => formatMoment(at, time_zone, now);
			const status = outcome.reason === "gone" ? 404 : 409;
			return json({ reason: explainUndo(outcome, { formatMoment: show, currency }) }, { status });
		}
	} catch (error) {
		return json({ reason: failureReason(error, "undo a check-in or check-out", request) }, { status: 503 });
	}
	const undo = undoName(expectedStatus);
	const text = undo ? t.undoStay[undo].done : "";
	return redirectWithFlash(`/owner/manage-bookings/${number}`, { tone: "success", text });
}

const label = (undo: UndoName | null) => (undo ? t.undoStay[undo].verb : t.undoStay.verb);

export default function Undo() {
	const { undo, number, name, expectedStatus, reason } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>()?.reason ?? reason;
	const here = `/owner/manage-bookings/${number}`;
	if (failed || !undo)
		return <ChangeFailed what={label(undo)} reason={failed ?? ""} href={here} back={t.bookingChange.back} />;
	const { button, consequence } = t.undoStay[undo];
	return (
		<ConfirmDialog
			title={t.undoStay[undo].question({ name })}
			closeHref={here}
			button={button}
			busy={t.undoStay.busy}
			isSafe
			fields={{ expectedStatus }}
		>
			<p className="text-secondary">
				{consequence} {t.undoStay.notNotified}
			</p>
		</ConfirmDialog>
	);
}
