import { formatUnits } from "./format-figures.ts";

/** How long to wait, such as "1 second", "45 seconds", "3 minutes" or "24 hours". */
export function waitInWords(seconds: number): string {
	if (seconds < 90) return formatUnits(seconds, "second");
	const minutes = Math.ceil(seconds / 60);
	return minutes < 90 ? formatUnits(minutes, "minute") : formatUnits(Math.ceil(minutes / 60), "hour");
}
