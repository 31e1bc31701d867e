import type { ProgressStep } from "#app/ui/receipt/progress-step.ts";

/** The steps up to an end that is no success, such as a cancellation, which takes the place of those ahead. */
export const stopAt = (
	steps: readonly ProgressStep[],
	{ at, ...state }: Pick<ProgressStep, "label" | "icon" | "tone" | "at">,
): ProgressStep[] => [
	...steps.filter(({ isReached }) => isReached),
	{ label: state.label, icon: state.icon, tone: state.tone, at, isReached: true },
];
