import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";

export type ProgressStep = {
	label: string;
	icon: IconName;
	/** The color while it is the current one. */
	tone: Tone;
	/** Formatted: when it was reached, or when it is expected; null when that is unknown. */
	at: string | null;
	isReached: boolean;
};
