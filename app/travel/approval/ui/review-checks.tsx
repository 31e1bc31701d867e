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
				<ul className="grid gap-2.5">
					{findings.map(({ tone, text }) => (
						<li key={text} className="flex gap-2 wrap-anywhere">
							<span data-tone={tone === "problem" ? "red" : "yellow"} className="shrink-0 text-tone">
								<Icon name={tone === "problem" ? "cross" : "alert"} className="mt-1" />
							</span>
							<span className="min-w-0">
								<span className="sr-only">{tone === "problem" ? "Problem: " : "Note: "}</span>
								{text}
							</span>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
