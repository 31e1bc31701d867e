import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { DispatchedMove } from "#app/rent/board/dispatched-move.server.ts";
import type { describeJobLink } from "#app/rent/board/job-link-request.server.ts";
import { JobStepList } from "#app/rent/job-sheets/ui/job-step-list.tsx";
import { ProofPhotos } from "#app/rent/job-sheets/ui/proof-photos.tsx";
import { lastJobStep } from "#app/rent/moves/job/job-steps.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QrImage } from "#app/ui/receipt/qr-image.tsx";

type JobCardProps = Pick<DispatchedMove, "steps" | "photos"> & {
	move: Pick<DispatchedMove, "number" | "status">;
	isAssigned: boolean;
	/** The address of the job sheet and its QR code; null when it can't be shown. */
	link: ReturnType<typeof describeJobLink>;
};

/** The job sheet of a booking for staff: its link, what the driver reported (`at` is formatted), and the photos of the delivery. */
export function JobCard({ move, isAssigned, link, steps, photos }: JobCardProps) {
	const here = `/trucking-dashboard/${move.number}`;
	const last = lastJobStep(steps);
	const isUndoable = last && move.status === (last === "delivered" ? "delivered" : "confirmed");
	if (!isAssigned && steps.length === 0) return null;
	return (
		<Card
			title="Job sheet"
			aside={
				isUndoable ? (
					<ButtonLink variant="quiet" dense href={`${here}/step-undo`}>
						<Icon name="undo" /> Undo last step
					</ButtonLink>
				) : null
			}
		>
			<div className="flex flex-wrap items-start gap-5">
				<div className="min-w-48 flex-1">
					<JobStepList steps={steps} />
				</div>
				{link ? <QrImage {...link.code} name={`Link of job ${formatReferenceNumber(move.number)}`} /> : null}
			</div>
			{link ? (
				<p className="mt-4">
					<span className="block text-sm text-secondary">
						The driver has this link by email. Anyone with the link can report steps.
					</span>{" "}
					<a href={link.url} className="link wrap-anywhere">
						{link.url}
					</a>
				</p>
			) : isAssigned ? (
				<p className="mt-4 text-secondary">
					The link of this job can’t be shown. To make a new one, unassign the job and assign it again.
				</p>
			) : null}
			<ProofPhotos count={photos} path={`${here}/photos`} />
		</Card>
	);
}
