import { Icon } from "#app/ui/icon.tsx";
import type { JobStep } from "#db/schema/rent.ts";
import { JOB_STEP_NAMES, JOB_STEPS } from "./job-steps.ts";

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
					<li
						key={name}
						className={`grid grid-cols-[1.25rem_6rem_1fr] gap-x-2.5 ${done ? "" : "text-secondary"}`}
					>
						<span data-tone={done ? "green" : "grey"} className="mt-0.5 text-tone">
							<Icon name={done ? "check" : "clock"} />
						</span>
						<span className={done ? "font-semibold" : ""}>{JOB_STEPS[name].label}</span>{" "}
						{done ? (
							<span className="min-w-0">
								<time className="text-secondary">{done.at}</time>
								{done.receiver ? (
									<span className="block wrap-anywhere">Received by {done.receiver}</span>
								) : null}
							</span>
						) : (
							<span className="print:max-w-48 print:border-b print:border-current">
								<span className="print:invisible">Not yet</span>
							</span>
						)}
					</li>
				);
			})}
		</ol>
	);
}
