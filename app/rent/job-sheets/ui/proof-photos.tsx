import { t } from "#app/common/language/messages.ts";
import { proofFile } from "#app/rent/moves/job/job-steps.ts";

type ProofPhotosProps = {
	count: number;
	/** The URL of the photos' files, without a final slash. */
	path: string;
};

/** The photos of a delivery, each a link to the large one. */
export function ProofPhotos({ count, path }: ProofPhotosProps) {
	if (count === 0) return null;
	return (
		<ul className="mt-4 flex flex-wrap gap-3">
			{Array.from({ length: count }, (_, index) => index + 1).map((position) => (
				<li key={position}>
					<a href={`${path}/${proofFile(position, 1280)}`}>
						<img
							src={`${path}/${proofFile(position, 320)}`}
							alt={t.jobSheet.photoAlt({ position, count })}
							className="h-28 w-28 rounded-control border border-line object-cover"
							width="112"
							height="112"
							loading="lazy"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
