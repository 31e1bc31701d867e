import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ProgressStep } from "./progress-step.ts";
import "./progress-steps.css";

type ProgressStepsProps = {
	steps: readonly ProgressStep[];
	/** Nothing follows the last step that was reached. */
	isOver: boolean;
};

/**
 * How far an order or booking is: a bar of steps with their times, one below the other on phones. The last one that was
 * reached is the current one.
 */
export function ProgressSteps({ steps, isOver }: ProgressStepsProps) {
	const current = steps.findLastIndex(({ isReached }) => isReached);
	return (
		<ol aria-label={t.progress.label} className="progress">
			{steps.map(({ label, icon, tone, at, isReached }, index) => {
				const isCurrent = index === current;
				return (
					<li
						key={label}
						aria-current={isCurrent ? "step" : undefined}
						data-tone={isReached ? (isCurrent ? tone : "green") : undefined}
						className={isReached ? undefined : "text-secondary"}
					>
						<span className={`flex items-center gap-2 ${isCurrent ? "font-bold text-tone" : ""}`}>
							<Icon name={isReached && !isCurrent ? "check" : icon} />
							{label}
						</span>{" "}
						<span className="block text-sm text-secondary">
							{isCurrent && !isOver ? <strong className="text-ink">{t.progress.now}</strong> : null}
							{isCurrent && !isOver && at ? " · " : null}
							{at ?? (isReached ? null : t.progress.notYet)}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
