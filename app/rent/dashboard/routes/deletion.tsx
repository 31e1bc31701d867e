import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { proofOfDialog } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { loadMoveDialog } from "#app/rent/dashboard/move-dialog-request.server.ts";
import { MOVING_LIST } from "#app/rent/dashboard/moving-filters.ts";
import { DriverAtWork } from "#app/rent/job-sheets/ui/driver-at-work.tsx";
import { deleteMove } from "#app/rent/moves/delete-move.server.ts";
import { findMoveToChange } from "#app/rent/moves/read-moves.server.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const proof = await proofToAskFor(person);
	return loadMoveDialog({ request, params }, findMoveToChange, () => true, { proof });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const form = await readForm(request, z.object({ proof: proof() }), person);
	const refuse = (reason: string | null, status: number, problem: string | null = null) =>
		json({ reason, problem }, { status });
	if (!form.ok) return refuse(t.moveDashboard.deletion.reopen, 422);
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return refuse(null, 422, unproven.proof.join(" "));
	const deletion = { number: orderNumberFrom(params), actorId: person.accountId, now: new Date() };
	try {
		const outcome = await deleteMove(db, deletion);
		if (!outcome.ok) return refuse(t.moveRefusals.gone, 404);
	} catch (error) {
		return refuse(failureReason(error, "delete a moving booking", request), 503);
	}
	const text = t.moveDashboard.deletion.done;
	return redirectWithFlash(MOVING_LIST.hrefAt(request.url), { tone: "success", text });
}

export default function Deletion() {
	const { booking, list, reason, proof } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	if (failed?.reason || !booking)
		return (
			<ChangeFailed
				what={t.moveFailures.delete}
				reason={failed?.reason ?? reason ?? t.moveRefusals.gone}
				href={list}
				back={t.moveDashboard.back}
			/>
		);
	return (
		<ConfirmDialog
			title={t.moveDashboard.deletion.title}
			closeHref={list}
			button={t.moveDashboard.deletion.title}
			busy={t.words.deleting}
			field={proofOfDialog(proof, failed?.problem ?? undefined)}
		>
			<p>{t.moveDashboard.deletion.question({ name: booking.name })}</p>
			<DriverAtWork job={booking.driverAtWork} />
			<p className="mt-2 text-secondary">{t.moveDashboard.deletion.consequence}</p>
		</ConfirmDialog>
	);
}
