import { t } from "#app/common/language/messages.ts";
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
			title={t.jobSheet.title}
			aside={
				isUndoable ? (
					<ButtonLink variant="quiet" dense href={`${here}/step-undo`}>
						<Icon name="undo" /> {t.moveBoard.job.undo}
					</ButtonLink>
				) : null
			}
		>
			<div className="flex flex-wrap items-start gap-5">
				<div className="min-w-48 flex-1">
					<JobStepList steps={steps} />
				</div>
				{link ? (
					<QrImage
						{...link.code}
						name={t.moveBoard.job.code({ number: formatReferenceNumber(move.number) })}
					/>
				) : null}
			</div>
			{link ? (
				<p className="mt-4">
					<span className="block text-sm text-secondary">{t.moveBoard.job.hasLink}</span>{" "}
					<a href={link.url} className="link wrap-anywhere">
						{link.url}
					</a>
				</p>
			) : isAssigned ? (
				<p className="mt-4 text-secondary">{t.moveBoard.job.noLink}</p>
			) : null}
			<ProofPhotos count={photos} path={`${here}/photos`} />
		</Card>
	);
}
