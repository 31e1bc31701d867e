import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { undoStepSchema } from "#app/rent/job-sheets/job-form.ts";
import { undoStep } from "#app/rent/job-sheets/undo-step.server.ts";
import { JOB_STEPS, lastJobStep } from "#app/rent/moves/job/job-steps.ts";
import { readJobProgress } from "#app/rent/moves/job/read-job.server.ts";
import { findMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const number = orderNumberFrom(params);
	if (!(await findMovingBooking(db, { number }))) throw json(null, { status: 404 });
	const { steps } = await readJobProgress(db, { number });
	return json({ here: `/trucking-dashboard/${number}`, step: lastJobStep(steps) ?? null });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const number = orderNumberFrom(params);
	const form = await readForm(request, undoStepSchema, person);
	if (!form.ok) return json({ reason: t.jobSheet.undo.reopen }, { status: 422 });
	const { step } = form.value;
	const outcome = await undoStep(db, { number, step, actorId: person.accountId, now: new Date() });
	const text = t.jobSheet.undo.done({ step: JOB_STEPS[step].label });
	if (outcome.ok) return redirectWithFlash(`/trucking-dashboard/${number}`, { tone: "success", text });
	if (outcome.reason === "gone") throw json(null, { status: 404 });
	return json({ reason: t.jobSheet.undo.refusal[outcome.reason] }, { status: 409 });
}

export default function StepUndo() {
	const { here, step } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	if (failed || !step) {
		const reason = failed?.reason ?? t.jobSheet.undo.none;
		return (
			<ChangeFailed what={t.moveFailures.undoStep} reason={reason} href={here} back={t.jobSheet.undo.back} />
		);
	}
	return (
		<ConfirmDialog
			title={t.jobSheet.undo.question({ step: JOB_STEPS[step].label })}
			closeHref={here}
			button={t.jobSheet.undo.button}
			busy={t.jobSheet.undo.busy}
			fields={{ step }}
		>
			<p className="text-secondary">
				{step === "delivered" ? t.jobSheet.undo.deliveryConsequence : t.jobSheet.undo.consequence}
			</p>
		</ConfirmDialog>
	);
}
