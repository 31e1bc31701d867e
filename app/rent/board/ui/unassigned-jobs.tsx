import type { SubmissionResult } from "@conform-to/react";
import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { BoardJob } from "#app/rent/board/day-board.server.ts";
import { endOfMove } from "#app/rent/fleet/cells.ts";
import { MovingBadge } from "#app/rent/moves/moving-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { AssignForm } from "./assign-form.tsx";
import "./unassigned-jobs.css";

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
				{t.moveBoard.unassignedTitle({ count: jobs.length })}
			</h2>
			<ul className="unassigned-jobs card divide-y divide-line">
				{jobs.map((job) => (
					<li key={job.number} className="unassigned-job">
						<div>
							<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
								<span className="font-semibold tabular-nums">
									{leftToRight(`${job.booking_time}–${endOfMove(job)}`)}
								</span>{" "}
								<a className="link font-semibold wrap-anywhere" href={`/trucking-dashboard/${job.number}`}>
									{job.name}
									<span className="sr-only">, {formatReferenceNumber(job.number)}</span>
								</a>{" "}
								<MovingBadge status={job.status} />{" "}
								{job.capacity === "over" ? (
									<StatusBadge tone="yellow" icon="alert" label={t.moveBoard.overbooked} />
								) : null}
							</p>
							<p className="text-secondary wrap-anywhere">
								{t.moveHome.own.addresses({ from: job.current_address, to: job.new_address })}
							</p>
							<p className="flex flex-wrap items-center gap-x-1.5 text-secondary">
								<Icon name={job.vehicle_type} /> {t.vehicleTypes.label[job.vehicle_type]}
								{job.price !== null && job.currency !== null ? (
									<>
										, <Price amount={job.price} currency={job.currency} />
									</>
								) : null}
							</p>
						</div>
						<div className="min-w-0">
							<AssignForm
								move={job}
								offers={job.offers}
								obstacles={job.obstacles}
								lastResult={lastResult}
								isListed
							/>
							{job.obstacles ? (
								<p className="mt-2 text-sm">
									<a className="link" href={`/trucking-dashboard/${job.number}`}>
										{t.moveBoard.findTime({
											name: job.name,
											hidden: (text) => <span className="sr-only">{text}</span>,
										})}
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
