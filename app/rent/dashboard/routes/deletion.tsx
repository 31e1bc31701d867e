import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { readForDialog } from "#app/rent/dashboard/move-dialog-request.server.ts";
import { findMovingBooking } from "#app/rent/dashboard/moving-bookings.server.ts";
import { MOVING_LIST, screenUnderDialog } from "#app/rent/dashboard/moving-filters.ts";
import { deleteMove } from "#app/rent/delete-move.server.ts";
import { MOVE_GONE } from "#app/rent/move-messages.ts";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const found = await readForDialog(request, findMovingBooking(db, { number: orderNumberFrom(params) }));
	const list = screenUnderDialog(request.url, found.ok ? found.booking.number : undefined);
	return found.ok
		? json({ name: found.booking.name, list, why: "" })
		: json({ name: null, list, why: found.reason }, { status: found.status });
}

export const shouldRevalidate = onlyWhenMoving;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok)
		return json({ reason: "Open the booking’s menu and choose the action again." }, { status: 422 });
	const deletion = {
		number: orderNumberFrom(params),
		actorId: person.accountId,
		now: new Date(),
	};
	try {
		const outcome = await deleteMove(db, deletion);
		if (!outcome.ok) return json({ reason: MOVE_GONE }, { status: 404 });
	} catch (error) {
		return json({ reason: failureReason(error, "delete a moving booking", request) }, { status: 503 });
	}
	return redirectWithFlash(MOVING_LIST.hrefAt(request.url), {
		tone: "success",
		text: "Booking deleted successfully!",
	});
}

export default function Deletion() {
	const { name, list, why } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	if (failed || name === null)
		return (
			<ChangeFailed what="delete booking" reason={failed?.reason ?? why} href={list} back="Back to list" />
		);
	return (
		<ConfirmDialog
			title={`Are you sure you want to PERMANENTLY DELETE the booking for ${name}? This action cannot be undone.`}
			closeHref={list}
			button="Delete booking"
			busy="Deleting..."
		>
			<p className="text-secondary">
				The customer’s tracking page is deleted too. To end the booking and keep its history, cancel it
				instead.
			</p>
		</ConfirmDialog>
	);
}
