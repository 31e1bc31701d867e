import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofOfDialog } from "#app/account/second-factor/proof-field.tsx";
import { proofToAskFor, refuseUnproven } from "#app/account/second-factor/prove-identity-request.server.ts";
import { proof } from "#app/account/second-factor/second-factor-form.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { readForDialog } from "#app/rent/dashboard/move-dialog-request.server.ts";
import { findMoveToChange } from "#app/rent/dashboard/moving-bookings.server.ts";
import { MOVING_LIST, screenUnderDialog } from "#app/rent/dashboard/moving-filters.ts";
import { deleteMove } from "#app/rent/delete-move.server.ts";
import { DriverAtWork } from "#app/rent/dispatch/driver-at-work.tsx";
import { MOVE_GONE } from "#app/rent/move-messages.ts";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const found = await readForDialog(request, findMoveToChange(db, { number: orderNumberFrom(params) }));
	const list = screenUnderDialog(request.url, found.ok ? found.booking.number : undefined);
	return found.ok
		? json({
				name: found.booking.name,
				driverAtWork: found.booking.driverAtWork,
				...{ list, why: "", proof: await proofToAskFor(person) },
			})
		: json(
				{ name: null, driverAtWork: null, list, why: found.reason, proof: null },
				{ status: found.status },
			);
}

export const shouldRevalidate = onlyWhenMoving;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const form = await readForm(request, z.object({ proof: proof() }), person);
	if (!form.ok)
		return json(
			{ reason: "Open the booking’s menu and choose the action again.", problem: null },
			{ status: 422 },
		);
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return json({ reason: null, problem: unproven.proof.join(" ") }, { status: 422 });
	const deletion = {
		number: orderNumberFrom(params),
		actorId: person.accountId,
		now: new Date(),
	};
	try {
		const outcome = await deleteMove(db, deletion);
		if (!outcome.ok) return json({ reason: MOVE_GONE, problem: null }, { status: 404 });
	} catch (error) {
		return json(
			{ reason: failureReason(error, "delete a moving booking", request), problem: null },
			{ status: 503 },
		);
	}
	return redirectWithFlash(MOVING_LIST.hrefAt(request.url), {
		tone: "success",
		text: "Booking deleted successfully!",
	});
}

export default function Deletion() {
	const { name, driverAtWork, list, why, proof } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	if (failed?.reason || name === null)
		return (
			<ChangeFailed what="delete booking" reason={failed?.reason ?? why} href={list} back="Back to list" />
		);
	return (
		<ConfirmDialog
			title={`Are you sure you want to PERMANENTLY DELETE the booking for ${name}? This action cannot be undone.`}
			closeHref={list}
			button="Delete booking"
			busy="Deleting..."
			field={proofOfDialog(proof, failed?.problem)}
		>
			<DriverAtWork job={driverAtWork} />
			<p className="text-secondary">
				The customer’s tracking page is deleted too. To end the booking and keep its history, cancel it
				instead.
			</p>
		</ConfirmDialog>
	);
}
