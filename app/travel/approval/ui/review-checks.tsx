import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { ReviewFinding } from "#app/travel/approval/review-findings.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What was found in a hotel before its approval: each with an icon and a word for its weight. */
export function ReviewChecks({ findings }: { findings: readonly ReviewFinding[] }) {
	const count = (tone: ReviewFinding["tone"]) => findings.filter((finding) => finding.tone === tone).length;
	const [problems, warnings] = [count("problem"), count("note")];
	const counts = withCommas([
		problems > 0 ? t.reviewChecks.problems({ count: problems }) : null,
		warnings > 0 ? t.reviewChecks.warnings({ count: warnings }) : null,
	]);
	return (
		<Card
			title={t.reviewChecks.title}
			aside={<span className="text-sm text-secondary">{counts || t.reviewChecks.nothing}</span>}
		>
			{findings.length === 0 ? (
				<p className="flex gap-2">
					<span data-tone="green" className="text-tone">
						<Icon name="check" className="mt-1" />
					</span>
					{t.reviewChecks.allThere}
				</p>
			) : (
				<FindingList findings={findings} />
			)}
		</Card>
	);
}

/** The same for the owner of a hotel that waits for approval or was refused it; null when there is nothing to say. */
export function ApprovalChecks({
	findings,
	isWaiting,
	isOwner,
	path,
}: {
	findings: readonly ReviewFinding[];
	isWaiting: boolean;
	/** Whether the owner reads them, and not a manager. */
	isOwner: boolean;
	/** Of the hotel's pages. */
	path: string;
}) {
	if (findings.length === 0 && !isWaiting) return null;
	return (
		<div className="mb-5 grid lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
			<Card title={isWaiting ? t.reviewChecks.waiting : t.reviewChecks.missing}>
				{isWaiting ? <p>{t.reviewChecks.waitingText}</p> : null}
				{findings.length > 0 ? (
					<>
						<p className="mt-2 mb-3">
							{isWaiting ? t.reviewChecks.beforeReview : t.reviewChecks.beforeSubmit}
						</p>
						<FindingList findings={findings} path={path} isOwner={isOwner} />
					</>
				) : null}
			</Card>
		</div>
	);
}

type FindingListProps = { findings: readonly ReviewFinding[]; path?: string; isOwner?: boolean };

/** With `path`, each says what to do about it, and links to the page for that; the profile is only the owner’s. */
function FindingList({ findings, path, isOwner = false }: FindingListProps) {
	return (
		<ul className="grid gap-2.5">
			{findings.map(({ tone, text, toDo, part }) => (
				<li key={text} className="flex gap-2 wrap-anywhere">
					<span data-tone={tone === "problem" ? "red" : "yellow"} className="shrink-0 text-tone">
						<Icon name={tone === "problem" ? "cross" : "alert"} className="mt-1" />
					</span>
					<span className="min-w-0">
						<span className="sr-only">
							{tone === "problem" ? t.reviewChecks.problem : t.reviewChecks.warning}
						</span>
						{!path || (part === "profile" && !isOwner) ? (
							text
						) : part ? (
							<a className="link" href={part === "profile" ? "/profile" : `${path}/${part}`}>
								{toDo}
							</a>
						) : (
							toDo
						)}
					</span>
				</li>
			))}
		</ul>
	);
}
