import { t } from "#app/common/language/messages.ts";
import { JOB_STEP_NAMES, JOB_STEPS } from "#app/rent/moves/job/job-steps.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { JobStep } from "#db/schema/rent.ts";
import "./job-sheet.css";

type DoneStep = { step: JobStep; at: string; receiver: string | null };

/**
 * The steps of a job in their order, those that are done with their time, the others on paper with a line to write it on.
 * `at` is formatted.
 */
export function JobStepList({ steps }: { steps: readonly DoneStep[] }) {
	return (
		<ol className="grid gap-2">
			{JOB_STEP_NAMES.map((name) => {
				const done = steps.find(({ step }) => step === name);
				return (
					<li key={name} className={`job-step ${done ? "" : "text-secondary"}`}>
						<span data-tone={done ? "green" : "grey"} className="mt-0.5 text-tone">
							<Icon name={done ? "check" : "clock"} />
						</span>
						<span className={done ? "font-semibold" : ""}>{JOB_STEPS[name].label}</span>{" "}
						{done ? (
							<span className="min-w-0">
								<time className="text-secondary">{done.at}</time>
								{done.receiver ? (
									<span className="block wrap-anywhere">
										{t.jobSheet.receivedByName({ name: done.receiver })}
									</span>
								) : null}
							</span>
						) : (
							<span className="job-step-open">
								<span>{t.jobSheet.notYet}</span>
							</span>
						)}
					</li>
				);
			})}
		</ol>
	);
}
