import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { keepUnconfirmed } from "#app/travel/desk/act-on-booking.server.ts";
import { requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { awaitsEmail } from "#app/travel/stays/booking-states.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { booking } = await requireManagedBooking(request, params);
	const { number, name } = booking;
	// After a POST, the action has already checked the booking.
	const reason = request.method === "GET" && !awaitsEmail(booking) ? t.keepBooking.notWaiting : null;
	return json({ number, name, reason }, { status: reason ? 409 : 200 });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const { number } = booking;
	const form = await readForm(request, z.object({}), actor);
	if (!form.ok) return json({ reason: t.stayMessages.reopen }, { status: 422 });
	try {
		const outcome = await keepUnconfirmed(db, { number, actor, now });
		if (outcome === "gone") throw json(null, { status: 404 });
		if (outcome === "ended") return json({ reason: t.keepBooking.notWaiting }, { status: 409 });
	} catch (error) {
		if (error instanceof Response) throw error;
		return json({ reason: failureReason(error, "keep a booking", request) }, { status: 503 });
	}
	const text = t.keepBooking.done;
	return redirectWithFlash(`/owner/manage-bookings/${number}`, { tone: "success", text });
}

export default function Keep() {
	const { number, name, reason } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>()?.reason ?? reason;
	const here = `/owner/manage-bookings/${number}`;
	if (failed)
		return <ChangeFailed what={t.keepBooking.verb} reason={failed} href={here} back={t.bookingChange.back} />;
	return (
		<ConfirmDialog
			title={t.keepBooking.question({ name })}
			closeHref={here}
			button={t.keepBooking.button}
			busy={t.keepBooking.busy}
			isSafe
		>
			<p className="text-secondary">{t.keepBooking.text}</p>
		</ConfirmDialog>
	);
}
