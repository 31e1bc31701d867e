import type { SubmissionResult } from "@conform-to/react";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { MovingBadge } from "#app/rent/dashboard/moving-badge.tsx";
import { endOfMove } from "#app/rent/fleet/cells.ts";
import { VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { AssignForm } from "./assign-form.tsx";
import type { BoardJob } from "./day-board.server.ts";

type UnassignedJobsProps = {
	jobs: readonly BoardJob[];
	lastResult: SubmissionResult<string[]> | undefined;
};

/** The jobs of a day without a vehicle, each with what is free at its time. */
export function UnassignedJobs({ jobs, lastResult }: UnassignedJobsProps) {
	if (jobs.length === 0) return null;
	return (
		<section aria-labelledby="unassigned" className="mb-6">
			<h2 id="unassigned" className="mb-3 text-lg">
				Without a vehicle ({jobs.length})
			</h2>
			<ul className="card divide-y divide-line print:break-inside-auto">
				{jobs.map((job) => (
					<li
						key={job.number}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 print:break-inside-avoid print:px-2 print:py-1 print:text-sm"
					>
						<div className="min-w-0 flex-1 basis-64 print:flex print:flex-wrap print:gap-x-4">
							<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
								<span className="font-semibold tabular-nums">
									{job.booking_time}–{endOfMove(job)}
								</span>{" "}
								<a className="link font-semibold wrap-anywhere" href={`/trucking-dashboard/${job.number}`}>
									{job.name}
									<span className="sr-only">, {formatReferenceNumber(job.number)}</span>
								</a>{" "}
								<MovingBadge status={job.status} />{" "}
								{job.capacity === "over" ? (
									<StatusBadge tone="yellow" icon="alert" label="Overbooked" />
								) : null}
							</p>
							<p className="mt-1 text-secondary wrap-anywhere print:mt-0">
								{job.current_address} to {job.new_address}
							</p>
							<p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-secondary print:mt-0">
								<Icon name={job.vehicle_type} /> {VEHICLE_TYPES[job.vehicle_type].label}
								{job.price !== null && job.currency !== null ? (
									<>
										, <Price amount={job.price} currency={job.currency} />
									</>
								) : null}
							</p>
						</div>
						<div className="min-w-0 print:hidden">
							<AssignForm
								{...{ move: job, offers: job.offers, obstacles: job.obstacles }}
								lastResult={lastResult}
								isListed
							/>
							{job.obstacles ? (
								<p className="mt-2 text-sm">
									<a className="link" href={`/trucking-dashboard/${job.number}`}>
										Find another time<span className="sr-only"> for {job.name}</span>
									</a>
								</p>
							) : null}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
