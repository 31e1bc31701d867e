import { describeDriverAtWork } from "#app/rent/job-sheets/job-messages.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Tells staff who end a move that its driver is at work; nothing before the job begins. */
export function DriverAtWork({ job }: { job: Parameters<typeof describeDriverAtWork>[0] | null }) {
	return job ? (
		<p data-tone="yellow" className="notice mb-4">
			<Icon name="truck" />
			<span>{describeDriverAtWork(job)}</span>
		</p>
	) : null;
}
