import { JOB_STEPS, MOST_PROOF_PHOTOS } from "#app/rent/moves/job/job-steps.ts";
import { statusRow } from "#app/rent/moves/moving-booking.ts";
import type { JobStep } from "#db/schema/rent.ts";
import type { ReportOutcome } from "./report-step.server.ts";
import type { UndoStepOutcome } from "./undo-step.server.ts";

type ReportRefusal = Exclude<ReportOutcome, { ok: true }>;

/** Why a step was refused, for the driver. */
export function explainReport(refusal: Exclude<ReportRefusal, { reason: "gone" }>): string {
	if (refusal.reason === "too_early")
		return "This job is more than 12 hours away. Report the first step on the day of the job.";
	if (refusal.reason === "not_open")
		return `This booking is ${statusRow(refusal.status).label.toLowerCase()}. Call the office before you go on.`;
	return `The next step is “${JOB_STEPS[refusal.next].label}”. Report the steps in order.`;
}

type BegunJob = { driver: string; contact: string; step: JobStep };

/** To staff who end a move whose driver is at work: who it is, what they reported last, and how to reach them. */
export const describeDriverAtWork = ({ driver, contact, step }: BegunJob): string =>
	`${driver} ${JOB_STEPS[step].driverDid}. They get an email that the job is cancelled. Call them too: ${contact}.`;

/** Why a delivery with the photos that waited and new ones was refused. */
export const TOO_MANY_PHOTOS = `A delivery has up to ${MOST_PROOF_PHOTOS} photos. Clear the boxes of those that you don’t need.`;

/** Why a step can't be undone, for staff. */
export const UNDO_REFUSALS: Record<
	Exclude<Exclude<UndoStepOutcome, { ok: true }>["reason"], "gone">,
	string
> = {
	not_last: "A later step has been reported in the meantime. Undo that one first.",
	ended: "The status of this booking has changed, so its steps can’t be undone.",
	reviewed: "The customer has reviewed this move, so its delivery can’t be undone.",
};
