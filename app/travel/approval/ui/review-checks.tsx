import type { ReviewFinding } from "#app/travel/approval/review/review-findings.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What was found in a hotel before its approval: each with an icon and a word for its weight. */
export function ReviewChecks({ findings }: { findings: readonly ReviewFinding[] }) {
	const problems = findings.filter(({ tone }) => tone === "problem").length;
	const count = problems === 0 ? "No problems" : problems === 1 ? "1 problem" : `${problems} problems`;
	return (
		<Card title="Checks" aside={<span className="text-sm text-secondary">{count}</span>}>
			{findings.length === 0 ? (
				<p className="flex gap-2">
					<span data-tone="green" className="text-tone">
						<Icon name="check" className="mt-1" />
					</span>
					Photos, rooms, prices, address, owner and seller details are all there.
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
	path,
}: {
	findings: readonly ReviewFinding[];
	isWaiting: boolean;
	/** Of the hotel's pages. */
	path: string;
}) {
	if (findings.length === 0 && !isWaiting) return null;
	return (
		<div className="mb-5 max-w-form">
			<Card title={isWaiting ? "Waiting for approval" : "Still missing"}>
				{isWaiting ? (
					<p>We review the hotel and email you. Guests can’t find it until it is approved.</p>
				) : null}
				{findings.length > 0 ? (
					<>
						<p className="mt-2 mb-3">
							Complete this before {isWaiting ? "our review" : "you request approval again"}:
						</p>
						<FindingList findings={findings} path={path} />
					</>
				) : null}
			</Card>
		</div>
	);
}

/** With `path`, each finding links to the page on which the owner can change it. */
function FindingList({ findings, path }: { findings: readonly ReviewFinding[]; path?: string }) {
	return (
		<ul className="grid gap-2.5">
			{findings.map(({ tone, text, part }) => (
				<li key={text} className="flex gap-2 wrap-anywhere">
					<span data-tone={tone === "problem" ? "red" : "yellow"} className="shrink-0 text-tone">
						<Icon name={tone === "problem" ? "cross" : "alert"} className="mt-1" />
					</span>
					<span className="min-w-0">
						<span className="sr-only">{tone === "problem" ? "Problem: " : "Note: "}</span>
						{path && part ? (
							<a className="link" href={part === "profile" ? "/profile" : `${path}/${part}`}>
								{text}
							</a>
						) : (
							text
						)}
					</span>
				</li>
			))}
		</ul>
	);
}
