import { t } from "#app/common/language/messages.ts";
import { JOB_STEPS } from "#app/rent/moves/job/job-steps.ts";
import type { JobStep } from "#db/schema/rent.ts";
import type { ReportOutcome } from "./report-step.server.ts";

type ReportRefusal = Exclude<ReportOutcome, { ok: true }>;

/** Why a step was refused, for the driver. */
export function explainReport(refusal: Exclude<ReportRefusal, { reason: "gone" }>): string {
	if (refusal.reason === "too_early") return t.jobSheet.tooEarly;
	if (refusal.reason === "not_open") return t.jobSheet.notOpen[refusal.status];
	return t.jobSheet.wrongStep({ step: JOB_STEPS[refusal.next].label });
}

type BegunJob = { driver: string; contact: string; step: JobStep };

/** To staff who end a move whose driver is at work: who it is, what they reported last, and how to reach them. */
export const describeDriverAtWork = ({ driver, contact, step }: BegunJob): string =>
	`${t.jobSteps.driverDid[step]({ driver })} ${t.jobSteps.callDriver({ phone: contact })}`;
