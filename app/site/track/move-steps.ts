import { t } from "#app/common/language/messages.ts";
import { JOB_STEPS } from "#app/rent/moves/job/job-steps.ts";
import { MOVING_STATUSES, type MovingStatus, usesVehicle } from "#app/rent/moves/moving-booking.ts";
import type { ProgressStep } from "#app/ui/receipt/progress-step.ts";
import type { JobStep } from "#db/schema/rent.ts";
import { stopAt } from "./stop-at.ts";

type FollowedMove = {
	status: MovingStatus;
	/** With formatted times, oldest first, like the steps of the job. */
	history: readonly { to_status: MovingStatus; at: string }[];
	job: { steps: readonly { step: JobStep; at: string }[] };
};

/** The steps of a move as its customer sees them. `when` is its date and time, formatted. */
export function moveSteps({ status, history, job }: FollowedMove, when: string): ProgressStep[] {
	// Of several events in one status, the first one changed it.
	const timeOf = (state: MovingStatus) =>
		history.findLast(({ to_status }, index) => to_status === state && history[index - 1]?.to_status !== state)
			?.at ?? null;
	const onTheWay = job.steps.find(({ step }) => step === "on_the_way");
	const { confirmed, delivered } = MOVING_STATUSES;
	const isConfirmed = status === "confirmed" || status === "delivered";
	const steps: ProgressStep[] = [
		{ label: t.tracking.booked, icon: "calendar", tone: "blue", at: history[0]?.at ?? null, isReached: true },
		{
			label: confirmed.label,
			icon: confirmed.icon,
			tone: confirmed.tone,
			at: isConfirmed || !usesVehicle(status) ? timeOf("confirmed") : null,
			isReached: isConfirmed || (status === "cancelled" && timeOf("confirmed") !== null),
		},
		{
			label: JOB_STEPS.on_the_way.label,
			icon: JOB_STEPS.on_the_way.icon,
			tone: "blue",
			at: onTheWay?.at ?? (status === "confirmed" ? when : null),
			isReached: onTheWay !== undefined || status === "delivered",
		},
		{
			label: delivered.label,
			icon: delivered.icon,
			tone: delivered.tone,
			at: timeOf("delivered"),
			isReached: status === "delivered",
		},
	];
	return usesVehicle(status) ? steps : stopAt(steps, { ...MOVING_STATUSES[status], at: timeOf(status) });
}
