const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const UNITS: readonly [ms: number, name: string][] = [
	[365.25 * DAY_MS, "year"],
	[30.44 * DAY_MS, "month"],
	[DAY_MS, "day"],
	[HOUR_MS, "hour"],
	[60_000, "minute"],
];

/** How long a moment (UTC) is past, in its largest unit, rounded down: `3 days`; `less than a minute` below one. */
export function formatAge(moment: string, now: Date): string {
	const past = now.getTime() - Date.parse(moment);
	const [ms, name] = UNITS.find(([ms]) => past >= ms) ?? [0, ""];
	if (ms === 0) return "less than a minute";
	const count = Math.floor(past / ms);
	return `${count} ${name}${count === 1 ? "" : "s"}`;
}
